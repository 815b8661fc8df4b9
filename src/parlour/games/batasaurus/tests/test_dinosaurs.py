"""The dinosaurs: twelve in each of ten languages, called the same wherever they are named."""

import re
from itertools import product

import pytest

from parlour.catalogue import BATASAURUS
from parlour.core.rulebook import LANGUAGES, read_rulebook, rulebook_path
from parlour.core.rules import Clause
from parlour.games.batasaurus.dinosaurs import DINOSAURS, MISPRINTS, dinosaur
from parlour.games.batasaurus.pieces import SET
from parlour.games.batasaurus.text import name_card
from parlour.words import Speaker

# As each block of the leaflet lists them, letter by letter; the French one comes first.
LEAFLET = """
Compsognathus Kentrosaure Pteranodon Ankylosaure Stegosaure Dimetrodon Triceratops Velociraptor
    Styrocosaure Spinozaure Diplodocus T_Rex
Compsognathus Kentrosaurus Pteranodon Ankylosaurus Stegosaurus Dimetrodon Triceratops Velociraptor
    Styracosaurus Spinosaurus Diplodocus T_Rex
Compsognathus Kentrosaurus Pteranodon Ankylosaurus Stegosaurus Dimetrodon Triceratops Velociraptor
    Styracosaurus Spinosaurus Diplodocus T-Rex
Compsognathus Kentrosaurus Pteranodon Ankylosaurus Stegosaurus Dimetrodon Triceratops Velociraptor
    Styrcosaurus Spinosaurus Diplodocus T_Rex
Compsognathus Kentrosaurus Pteranodon Ankylosaurus Stegosaurus Dimetrodon Triceratops Velociraptor
    Styraeosaurus Spinosaurus Diplodocus T_Rex
Compsognathus Kentrosauro Pteranodonte Anchilosauro Stegosauro Dimetrodonte Triceratopo Velociraptor
    Styracosauro Spinosauero Diplodocus T_Rex
Compsognatho Kentrossauro Pteranodonte Anquiilossauro Estegossauro Dimetrodon Tricerátopo
    Velociraptor Estiracossauro Espinossauro Diplodoco T_Rex
Compsognathus Kentrosaurus Pteranodon Ankylosaurus Stegosaurus Dimetrodon Triceratops Velociraptor
    Styracosaurus Spinosaurus Diplodocus T_Rex
Compsognathus Kentrosaurus Pteranodon Ankylosaurus Stegosaurus Dimetrodon Triceratops Velociraptor
    Styracosaurus Spinosaurus Diplodocus T_Rex
Компсогнат Кентрозавр Птеранодон Анкилозавр Стегозавр Диметродон Трицератопс Велоцираптор
    Стиракозавр Спинозавр Диплодок Тираннозавр
"""
BLOCKS = ["fr", "en", "de", "nl", "es", "it", "pt", "sv", "da", "ru"]


def test_the_leaflet_calls_them_so_but_for_its_misprints() -> None:
    words = [word.replace("_", " ") for word in LEAFLET.split()]
    ours = [dinosaur(strength, language) for language, strength in product(BLOCKS, SET)]
    printed = [
        MISPRINTS.get((language, dinosaur(strength, language)), dinosaur(strength, language))
        for language, strength in product(BLOCKS, SET)
    ]
    assert printed == words
    assert sum(a != b for a, b in zip(ours, words, strict=True)) == len(MISPRINTS)


def test_there_are_twelve_different_ones_in_ten_languages() -> None:
    assert [*DINOSAURS] == BLOCKS
    assert {len(set(names)) for names in DINOSAURS.values()} == {len(SET)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_called_by_its_dinosaur_and_its_strength(language: str) -> None:
    speaker = Speaker(language, BATASAURUS)
    for strength in SET:
        said = speaker.say(name_card(strength))
        assert said == f"{dinosaur(strength, language)} {strength}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_1_names_them_as_they_are_called_at_the_table(language: str) -> None:
    rulebook = read_rulebook(rulebook_path(BATASAURUS.folder, language).read_text())
    listed = re.findall(r"([\w -]+?) (\d+)(?=[,.])", rulebook[Clause("1.1")].rpartition(":")[2])
    assert [(name.strip(), int(strength)) for name, strength in listed] == [
        (dinosaur(strength, language), strength) for strength in SET
    ]
