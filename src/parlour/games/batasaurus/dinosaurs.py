"""The twelve dinosaurs by name, weakest first, in the ten languages of the printed leaflet.

Where the leaflet's typesetter slipped, the name stands here as it is spelt; `MISPRINTS` says what
the leaflet has instead.
"""

from .pieces import Strength

DINOSAURS: dict[str, tuple[str, ...]] = {
    "fr": (
        *("Compsognathus", "Kentrosaure", "Pteranodon", "Ankylosaure", "Stegosaure", "Dimetrodon"),
        *("Triceratops", "Velociraptor", "Styracosaure", "Spinosaure", "Diplodocus", "T Rex"),
    ),
    "en": (
        *("Compsognathus", "Kentrosaurus", "Pteranodon", "Ankylosaurus", "Stegosaurus"),
        *("Dimetrodon", "Triceratops", "Velociraptor", "Styracosaurus", "Spinosaurus"),
        *("Diplodocus", "T Rex"),
    ),
    "de": (
        *("Compsognathus", "Kentrosaurus", "Pteranodon", "Ankylosaurus", "Stegosaurus"),
        *("Dimetrodon", "Triceratops", "Velociraptor", "Styracosaurus", "Spinosaurus"),
        *("Diplodocus", "T-Rex"),
    ),
    "nl": (
        *("Compsognathus", "Kentrosaurus", "Pteranodon", "Ankylosaurus", "Stegosaurus"),
        *("Dimetrodon", "Triceratops", "Velociraptor", "Styracosaurus", "Spinosaurus"),
        *("Diplodocus", "T Rex"),
    ),
    "es": (
        *("Compsognathus", "Kentrosaurus", "Pteranodon", "Ankylosaurus", "Stegosaurus"),
        *("Dimetrodon", "Triceratops", "Velociraptor", "Styracosaurus", "Spinosaurus"),
        *("Diplodocus", "T Rex"),
    ),
    "it": (
        *("Compsognathus", "Kentrosauro", "Pteranodonte", "Anchilosauro", "Stegosauro"),
        *("Dimetrodonte", "Triceratopo", "Velociraptor", "Styracosauro", "Spinosauro"),
        *("Diplodocus", "T Rex"),
    ),
    "pt": (
        *("Compsognato", "Kentrossauro", "Pteranodonte", "Anquilossauro", "Estegossauro"),
        *("Dimetrodon", "Tricerátopo", "Velociraptor", "Estiracossauro", "Espinossauro"),
        *("Diplodoco", "T Rex"),
    ),
    "sv": (
        *("Compsognathus", "Kentrosaurus", "Pteranodon", "Ankylosaurus", "Stegosaurus"),
        *("Dimetrodon", "Triceratops", "Velociraptor", "Styracosaurus", "Spinosaurus"),
        *("Diplodocus", "T Rex"),
    ),
    "da": (
        *("Compsognathus", "Kentrosaurus", "Pteranodon", "Ankylosaurus", "Stegosaurus"),
        *("Dimetrodon", "Triceratops", "Velociraptor", "Styracosaurus", "Spinosaurus"),
        *("Diplodocus", "T Rex"),
    ),
    "ru": (
        *("Компсогнат", "Кентрозавр", "Птеранодон", "Анкилозавр", "Стегозавр", "Диметродон"),
        *("Трицератопс", "Велоцираптор", "Стиракозавр", "Спинозавр", "Диплодок", "Тираннозавр"),
    ),
}

MISPRINTS: dict[tuple[str, str], str] = {
    ("fr", "Styracosaure"): "Styrocosaure",
    ("fr", "Spinosaure"): "Spinozaure",
    ("nl", "Styracosaurus"): "Styrcosaurus",
    ("es", "Styracosaurus"): "Styraeosaurus",
    ("it", "Spinosauro"): "Spinosauero",
    ("pt", "Compsognato"): "Compsognatho",
    ("pt", "Anquilossauro"): "Anquiilossauro",
}


def dinosaur(strength: Strength, language: str) -> str:
    """What the leaflet calls the dinosaur of this strength (§1.1)."""
    return DINOSAURS[language][strength - 1]
