## Het spel en wat een tafel kan afspreken

game = KSAR
game-about = Twee bouwers, blokken van drie hoogten, één hof: wat aan elkaar hangt, telt.
option-frame = Hoe groot de hof is
option-first = Wie begint
option-first-random = de deler loot het
option-first-host = wie uitnodigt noemt de stoel
option-first-alternate = de stoelen om beurten, partij na partij
option-starter = Welke stoel begint, als er niet geloot wordt
option-pie = De tweede stoel mag na het eerste blok van kleur ruilen
option-en_tiebreak = Bij gelijke scores wint de langste reeks, en dan pas het laatste blok

## Blokken

columns = { $wide ->
    [1] kolom { $left }
   *[other] kolom { $left } tot en met { $right }
}
rows = { $deep ->
    [1] rij { $near }
   *[other] rij { $near } tot en met { $far }
}
lies-flat = plat, 1 hoog, { columns }, { rows }
lies-edge = op zijn kant, 2 hoog, { columns }, { rows }
lies-upright = rechtop, 3 hoog, { columns }, { rows }

## Wat er gebeurt

begins = { $who } begint.
    .you = Je begint.
placed-coloured = { $who } legt een gekleurd blok { $where }.
    .you = Je legt een gekleurd blok { $where }.
placed-neutral = { $who } legt een neutraal blok { $where }.
    .you = Je legt een neutraal blok { $where }.
swapped = { $who } ruilt van kleur en krijgt het blok dat er staat.
    .you = Je ruilt van kleur en krijgt het blok dat er staat.
kept = { $who } houdt de kleur.
    .you = Je houdt je kleur.

## Wat er staat

awaiting-block = { $who } moet een blok leggen.
    .you = Leg een blok.
awaiting-colour = { $who } houdt de kleur of ruilt.
    .you = Houd je kleur, of ruil.
stands-coloured = Blok { $n }, van { $who }: { $where }.
    .you = Blok { $n }, van jou: { $where }.
stands-neutral = Blok { $n }, neutraal, gelegd door { $who }: { $where }.
    .you = Blok { $n }, neutraal, gelegd door jou: { $where }.
standing = { $who }: langste reeks { $series }, score { $score }; nog { $coloured } gekleurde en { $neutral } neutrale blokken.
    .you = Jij: langste reeks { $series }, score { $score }; nog { $coloured } gekleurde en { $neutral } neutrale blokken.

## Knoppen

button-coloured = Leg een gekleurd blok { $where }
button-neutral = Leg een neutraal blok { $where }
button-swap = Ruil van kleur
button-keep = Houd de kleur

## Weigeringen

refused-1-3 = Geen blok beslaat { $width } bij { $depth } vakken. Leg het op 2 bij 3, 1 bij 3 of 1 bij 2.
refused-2-1 = Het blok zou niet binnen de muren staan. Kies vakken van 1 tot { $frame }, in beide richtingen.
refused-2-2 = Je hebt geen { $kind ->
       *[coloured] gekleurd blok meer. Leg een neutraal blok.
        [neutral] neutraal blok meer. Leg een gekleurd blok.
    }
refused-2-3 = Wie begint wordt geloot of vooraf afgesproken, en de deler zegt het één keer. Laat de tafel voor noemen of om beurten kiezen om een stoel aan te wijzen.
refused-2-4 = Kleuren worden één keer gehouden of geruild, door de tweede stoel, na het eerste blok, aan een tafel die dat afsprak.
refused-3-1 = Je bent niet aan de beurt om een blok te leggen. Wacht op je beurt.
refused-3-2 = Het blok { $contact ->
        [side] heeft alleen links of rechts houvast
        [end] heeft alleen voor of achter houvast
       *[none] heeft geen houvast
    }. Het heeft een muur of blok nodig aan een van zijn zijden én aan een van zijn uiteinden.
refused-3-3 = Het blok zou er een van dezelfde hoogte, { $height }, raken, dat op kolom { $x }, rij { $y } staat. Draai het naar een andere hoogte, of leg het elders.
refused-3-4 = Het blok op kolom { $x }, rij { $y } staat in de weg. Kies vrije vakken.
refused-4-1 = De partij is voorbij: wie aan de beurt was kon geen blok leggen. Bekijk de telling, of begin een nieuwe.

## Waarom

because-wins = Vanaf hier is de winst afgedwongen, wat er ook geantwoord wordt.
because-lost = Hier verliest elk blok, als er goed geantwoord wordt.
because-joins = Het voegt { $count } van je reeksen samen tot één van { $blocks } blokken.
because-longer = Het maakt je langste reeks { $blocks } blokken lang.
because-apart = { $count } reeksen van de andere stoel komen op deze plek niet meer bij elkaar.
because-closes = Het laat { $count } vrije plekken minder over.
because-neutral = Een neutraal blok dat je overhoudt kost een punt.
