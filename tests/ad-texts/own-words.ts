import type { Section } from '~/features/ad-drafts/split/headings'
import type { AdSample } from './samples'

/** Headings as companies word them, written before any was read by the rules. */
export const HEADINGS: Readonly<Record<Exclude<Section, 'intro'>, readonly string[]>> = {
  tasks: [
    ...['Was Sie machen', 'Womit Sie sich beschäftigen', 'Was zu tun ist', 'Ihre Arbeit bei uns', 'Dein Arbeitsfeld'],
    ...['So sieht Ihr Tag aus', 'Dein Alltag bei uns', 'Das kommt auf dich zu', 'Hier packst du an', 'Arbeitsinhalte'],
    ...['Das wartet auf Sie', 'Was auf dich wartet', 'Womit wir dich brauchen', 'Das sind deine To-dos'],
    ...['Einsatzgebiet', 'Dafür brauchen wir Sie'],
  ],
  profile: [
    ...[
      'Was wir uns wünschen',
      'Das wünschen wir uns',
      'Das sollten Sie können',
      'Was du können solltest',
      'Wunschprofil',
    ],
    ...[
      'Was wir von Ihnen erwarten',
      'Was wir erwarten',
      'Was Sie können',
      'Wer zu uns passt',
      'So jemanden suchen wir',
    ],
    ...['Damit punkten Sie', 'Ihr Hintergrund', 'Was uns wichtig ist', 'Was du dafür brauchst', 'Das brauchst du'],
    ...['Das zeichnet Sie aus', 'Ihre Stärken', 'Sie sind bei uns richtig, wenn', 'Unsere Wünsche an dich'],
    'Wen wir uns vorstellen',
  ],
  offer: [
    ...['Das gibt es bei uns', 'Was es bei uns gibt', 'Das haben Sie davon', 'Was du davon hast', 'Dein Gewinn'],
    ...[
      'Das kriegst du von uns',
      'Was wir geben',
      'Gute Gründe für uns',
      'Gründe, bei uns zu arbeiten',
      'Unsere Extras',
    ],
    ...['Was Sie bekommen', 'Das ist für dich drin', 'Darum lohnt es sich', 'Wir sorgen für Sie', 'Womit wir punkten'],
    'Das tun wir für Sie',
  ],
  contact: ['So erreichen Sie uns', 'Wie es weitergeht', 'Melden Sie sich', 'Ihr Weg zu uns', 'Wir freuen uns auf Sie'],
}

/** Ads whose headings have words of their own. */
export const OWN_WORDS: readonly AdSample[] = [
  {
    name: 'a bakery',
    text: `Bäcker gesucht!
Wir sind die Bäckerei Brandl in Bielefeld-Brackwede und suchen ab sofort einen Bäcker (m/w/d) in Vollzeit, 40 Std./Woche.

Was Sie machen
- Teige führen und Brote backen
- Lehrlinge anleiten

Was wir uns wünschen
- Gesellenbrief als Bäcker
- Deutsch in Wort und Schrift

Das gibt es bei uns
- Sonntag frei
- 13. Monatsgehalt`,
    title: 'Bäcker (m/w/d)',
    tasks: ['Teige führen', 'Lehrlinge anleiten'],
    profile: ['Gesellenbrief als Bäcker', 'Deutsch in Wort und Schrift'],
    offer: ['Sonntag frei', '13. Monatsgehalt'],
    place: 'Bielefeld',
    pay: null,
    types: ['Vollzeit'],
    hours: 40,
  },
  {
    name: 'only the lists tell the parts',
    text: `Wir stellen ein: Kellner (m/w/d)
Für unser Gasthaus in Detmold.

Rund um Tisch und Theke:
- Gäste empfangen
- Bestellungen aufnehmen

Fachlich und menschlich:
- Erfahrung im Service
- zuverlässig und flexibel

So danken wir:
- Trinkgeld bleibt bei Ihnen
- 28 Tage Urlaub`,
    title: 'Kellner (m/w/d)',
    tasks: ['Rund um Tisch und Theke', 'Gäste empfangen'],
    profile: ['Fachlich und menschlich', 'Erfahrung im Service'],
    offer: ['So danken wir', '28 Tage Urlaub'],
    place: 'Detmold',
    pay: null,
  },
  {
    name: 'an umlaut makes another place',
    text: `Rezeptionistin (m/w/d)

Aufgaben
- Gäste begrüßen

Profil
- Polnisch in Wort und Schrift

Wir bieten
- Zimmer im Haus`,
    title: 'Rezeptionistin (m/w/d)',
    tasks: ['Gäste begrüßen'],
    profile: ['Polnisch in Wort und Schrift'],
    offer: ['Zimmer im Haus'],
    place: null,
    pay: null,
  },
  {
    name: 'only the order tells the parts',
    text: `Koch (m/w/d)

Wir sind ein Gasthaus in Detmold.

Rund um den Herd
- Saucen
- Suppen

An der Ausgabe
- Teller anrichten
- Gäste grüßen

Das Sahnehäubchen
- Parkhaus nebenan
- Sonntags zu`,
    title: 'Koch (m/w/d)',
    tasks: ['Rund um den Herd', 'Suppen'],
    profile: ['An der Ausgabe', 'Teller anrichten'],
    offer: ['Das Sahnehäubchen', 'Sonntags zu'],
    place: 'Detmold',
    pay: null,
  },
  {
    name: 'headings below a known one stay in it',
    text: `Koch (m/w/d)

Aufgaben
In der Küche
- Saucen
- Suppen
An der Ausgabe
- Teller anrichten
- Gäste grüßen

Profil
- Gesellenbrief

Wir bieten
- Sonntags zu`,
    title: 'Koch (m/w/d)',
    tasks: ['In der Küche', 'An der Ausgabe', 'Gäste grüßen'],
    profile: ['Gesellenbrief'],
    offer: ['Sonntags zu'],
    place: null,
    pay: null,
  },
]
