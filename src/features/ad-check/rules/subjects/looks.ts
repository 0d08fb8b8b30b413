import type { AdRule } from '../../schema'
import { ACT, ON } from '../rule-words'

const HEAVY = 'Dicke|Dicken|Übergewichtige*|Mollige|Molligen|Fettleibige*|Schwergewichtige*'
const BODY =
  'Äußeres|Aussehen|Figur|Gewicht|Körpergewicht|Körpergröße|Statur|Tattoo*|Tätowierung*|Piercing*|Erscheinungsbild'
const YOUR = 'Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihres|dein|deine|deinem|deinen|deiner|deines'

const WHY = {
  source: '§§ 1, 3 Abs. 2, 22 AGG',
  suggestion: 'Streichen Sie den Satz, oder sagen Sie, welche Kleidung die Arbeit verlangt.',
} as const

/** Bodies and skin, demanded, kept out or refused; how somebody is asked for them is in `acts/pay-and-looks.ts`. */
export const LOOKS_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'photo-weight-kept-out',
    check: 'kept-out',
    severity: 'warn',
    fields: ['profile', 'offer', 'title', 'message'],
    phrases: [HEAVY],
    exceptions: ['dicke* Luft|Freund*|Kabel*|Jacke*'],
    title: 'Menschen wegen ihres Gewichts ausgeschlossen',
    explanation: 'Starkes Übergewicht kann eine Behinderung sein; wer danach aussucht, benachteiligt deswegen.',
    ...WHY,
  },
  {
    ...ACT,
    key: 'photo-looks-wished',
    check: 'sought',
    severity: 'warn',
    fields: ['profile', 'offer', 'title'],
    phrases: [
      'gutes|gutem|tolles|attraktives|ansprechendes|jugendliches Aussehen',
      'hübsches|schönes|attraktives Gesicht|Lächeln',
      'Normalgewicht|Idealgewicht|Idealmaße|Traumfigur|Traummaße',
      'makellose|reine|schöne Haut|Zähne',
    ],
    exceptions: ['für|um|Pflege … Haut|Zähne'],
    title: 'Wünscht sich ein Aussehen',
    explanation: 'Wer nach dem Aussehen aussucht, benachteiligt mittelbar wegen Alter, Geschlecht oder Herkunft.',
    ...WHY,
  },
  {
    ...ACT,
    key: 'photo-looks-refused',
    check: 'refused',
    severity: 'warn',
    fields: ['message'],
    phrases: [`${YOUR} … ${BODY}`, 'Sie|du … zu dick|dünn|klein|groß|hässlich|schwer|füllig', `wegen … ${BODY}`],
    exceptions: [`${BODY} … Bewerbung|Unterlagen|Website|Seite|Katalog`, 'zu groß|klein|schwer … Auswahl|Strecke|Weg'],
    title: 'Absage wegen des Aussehens',
    explanation: 'Das Aussehen ist fast nie ein Grund, der mit der Arbeit zu tun hat; der Satz ist ein Indiz.',
    ...WHY,
  },
  {
    ...ACT,
    key: 'photo-looks-asked',
    check: 'asked',
    severity: 'warn',
    phrases: ['Aussehen|Äußeres|Figur|Statur|Körperbau|Augenfarbe|Hautfarbe|Frisur'],
    exceptions: ['Aussehen|Figur der|des|von|unserer *'],
    title: 'Erkundigung nach dem Aussehen',
    explanation: 'Wer nach dem Aussehen fragt, benachteiligt mittelbar wegen Alter, Geschlecht oder Herkunft.',
    ...WHY,
  },
  {
    ...ON,
    key: 'photo-wished',
    severity: 'warn',
    phrases: [
      'Foto|Lichtbild|Bild erwünscht|gewünscht|Pflicht|erforderlich|notwendig',
      'Foto|Lichtbild|Passbild gehört|gehören … dazu|Bewerbung|Unterlagen|Mappe',
      'fehlt|fehlen|fehlte … Ihr|dein|ein Foto|Lichtbild|Bild',
      'schicken|senden|laden|reichen Sie|uns … … Foto|Bild|Porträt von sich|Ihnen',
      'Porträtfoto*|Porträtbild*|Ganzkörperbild*|Ganzkörperaufnahme*|Profilfoto*|Portraitfoto*',
    ],
    exceptions: [
      'Porträtfoto*|Porträtbild*|Ganzkörperbild*|Profilfoto* von|für|im|unserer|machen|aufnehmen *',
      'kein*|ohne|nicht|auch … Foto|Lichtbild|Bild|Porträtfoto*|Profilfoto*',
      'Foto|Bild|Lichtbild nicht|weder|unnötig *',
    ],
    title: 'Bitte um ein Foto',
    explanation: 'Ein Foto verrät Alter, Geschlecht und Herkunft; wer darum bittet, liefert ein Indiz.',
    source: '§§ 1, 22 AGG',
    suggestion: 'Bitten Sie nur um Lebenslauf und Zeugnisse.',
  },
]
