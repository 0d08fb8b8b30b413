/** Numbers that count something else than years of life. */
export const UNITS =
  'Stunden|MB|GB|KB|Std|Wochenstunden|Stellen|Uhr|Euro|EUR|€|Tage|Tagen|Wochen|Monate|Monaten|Minuten|Prozent|%|km|Kilometer|Kilometern|Personen|Menschen|Leute|Leuten|Kolleg*|Mitarbeit*'
/** People the work is for, whose age may be told. */
const CLIENTS =
  'Kund*|Kind*|Jugend*|Schüler*|Schulkind*|Patient*|Bewohner*|Gäste*|Gast|Klient*|Heranwachsend*|Mädchen|Jungen|Senior*|Mieter*|Teilnehm*|Zielgruppe*|Zielkund*|Käufer*|Nutzer*|User*|Betreut*|Geflüchtet*|Erwachsen*|Eltern*|Famil*|Besuch*|Publikum|Spieler*|Krippe*|Kita*|Hort*'
/** Any people, once a word before says that the work is for them. */
const PEOPLE = 'Menschen|Leute|Leuten|Personen|Frauen|Männer|Männern|Damen|Herren|Mitglied*'
const FOR = 'mit|für|von|junger|jungen|älterer|unter|an|betreuen|begleiten|beraten|Betreuung|Begleitung|Beratung|Pflege'
/** Things that have an age, and what runs for years. */
const THINGS =
  'Fahrzeug*|Anlage*|Maschine*|Haus|Hauses|Gebäude*|Firma|Unternehmen*|Betrieb*|Erfahrung*|Berufserfahrung|Praxis|befrist*|Befristung|Vertrag*|Vertragslaufzeit|Laufzeit|Elternzeit*|Vertretung*|Garantie*|*zeugnis*|Dauer|Tradition|Markt|*Geräte*|Finanzierung|Darlehen*'
const MORE_THINGS =
  'Bahn*|Bus|Busse|Wagen|Zug|Züge|Schiff*|Boot*|Autos|Lkw|Flotte|Fuhrpark|Möbel|Bücher|Bäume|Traktor*|Schlepper'
/** Papers and things that may be of some age. */
const PAPERS =
  'Führerschein*|Zeugnis*|Zertifikat*|Nachweis*|Abschluss*|Ausweis*|Bescheinigung*|Lebenslauf|Führungszeugnis|Auto|Wagen|Bus|Busse|Lkw|Rad|Räder|Flotte|Software|Schein|Scheine|Prüfung*|Foto'
const ANIMALS =
  'Tiere|Tieren|Kühe|Kälber|Rinder|Bullen|Pferde|Ponys|Hunde|Katzen|Schweine|Schafe|Ziegen|Hühner|Esel|Alpakas'
export const YEARS = 'Jahre|Jahren'

/** What is renewed, and is nobody. */
export const THINGS_RENEWED = 'Fuhrpark|Flotte|Maschinen*|Bestand|Wald|Obstgarten|Marke … verjüngen|Verjüngung'

/** Ages that are no demand on the person wanted. */
export const OTHER_AGES = [
  'Auto|Wagen|Pkw|Lkw|Anhänger … nicht älter|jünger als Baujahr #',
  'die|der|wer|Mitarbeit* unter 16|18 *',
  'sind|ist|lernen Azubis|Auszubildende|Beschäftigte|Mitarbeitende zwischen|von # und|bis #',
  'letzten|vergangenen|nächsten|kommenden # … Jahre|Jahren',
  `${CLIENTS} … # ${YEARS}`,
  `${CLIENTS} … zwischen|von|bis|ab|unter|über #`,
  `${CLIENTS} … # bis|und #`,
  `${CLIENTS} … im Alter`,
  `${CLIENTS} … Alter bis|unter|zwischen|von|ab #`,
  `${CLIENTS} … Anfang|Mitte|Ende @|zwanzig|dreißig|vierzig|fünfzig|sechzig`,
  `${ANIMALS} … # ${YEARS}`,
  `${ANIMALS} … zwischen|von|bis|ab|unter|über # *`,
  `${PAPERS} darf|dürfen|soll|sollte|sollten|ist|sind|muss|müssen|kann|können … älter|jünger als #`,
  'ob Sie|du … Anfang|Mitte|Ende|zwischen|über|unter @',
  'ob Sie|du … @ oder … Anfang|Mitte|Ende|über|unter @',
  'arbeiten|arbeitet|lernen|lachen|kochen Menschen|Leute|Kolleg* zwischen|von # und|bis #',
  'laden … Bewerber*|Kandidat*|Menschen|Leute|Kolleg* … über|ab|unter @',
  `${FOR} ${PEOPLE} … #`,
  `${FOR} ${PEOPLE} … Alter`,
  `${THINGS} … # ${YEARS}`,
  `${MORE_THINGS} … # ${YEARS}`,
  `${MORE_THINGS} … nicht älter|jünger als #`,
  `${THINGS} … nicht älter|jünger als #`,
  `${THINGS} … maximal|höchstens|max.|bis|unter # ${YEARS}`,
  `# ${YEARS} … ${THINGS}`,
  'BMI unter|über|ab|von|bis|zwischen #',
  '# Monat|Monate|Monaten|Wochen|Tage|Tagen',
  'Team|Belegschaft|Kolleg*|Kollegium|Mannschaft|wir|alle ist|sind … # und|bis #',
  'Team|Belegschaft|Kolleg*|Kollegium|Mannschaft|Crew das|die|der zwischen|von # und|bis #',
]
