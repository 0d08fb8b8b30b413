import type { AdSample } from './samples'

/** Ads that tell the reader how to get in touch somewhere else than below a heading of its own. */
export const CONTACTS: readonly AdSample[] = [
  {
    name: 'an invitation below what is offered',
    text: `Bäckereifachverkäuferin (m/w/d) in Gütersloh

Deine Aufgaben
- Brot und Brötchen verkaufen
- Vitrine einräumen

Dein Profil
- Freude am Verkauf
- auch ohne Ausbildung

Wir bieten
- 15,50 € pro Stunde
- 28 Tage Urlaub
Melde dich bei Petra Kern, Telefon 05241 998877, oder komm einfach in der Backstube vorbei.`,
    title: 'Bäckereifachverkäuferin (m/w/d) in Gütersloh',
    tasks: ['- Brot und Brötchen verkaufen'],
    profile: ['- auch ohne Ausbildung'],
    offer: ['- 28 Tage Urlaub'],
    place: 'Gütersloh',
    pay: [15_50, null, 'hour'],
    contact: 'Petra Kern',
    left: 'Melde dich bei Petra Kern',
  },
  {
    name: 'who seeks stands before whom, and both in one sentence',
    text: `Wir sind die Bäckerei Kern in Gütersloh und suchen ab sofort eine junge Verkäuferin (m/w/d) in Teilzeit, 20 Stunden pro Woche.

Deine Aufgaben
- Brot und Brötchen verkaufen

Dein Profil
- Freude am Verkauf

Wir bieten
- Brot umsonst
Ruf Frau Kern an: 05241 998877.`,
    title: 'Verkäuferin (m/w/d)',
    tasks: ['- Brot und Brötchen verkaufen'],
    profile: ['- Freude am Verkauf'],
    offer: ['- Brot umsonst'],
    place: 'Gütersloh',
    pay: null,
    hours: 20,
    contact: 'Kern',
    left: 'Ruf Frau Kern an: 05241 998877.',
  },
  {
    name: 'an invitation behind an offer on the same line, and its data below',
    text: `Maler und Lackierer (m/w/d) in Paderborn

Ihre Aufgaben:
Sie streichen Fassaden und tapezieren Wohnungen.

Ihr Profil:
Gesellenbrief und Führerschein Klasse B.

Wir bieten: 19 € pro Stunde und einen eigenen Wagen. Rufen Sie uns einfach an.
0171 4455667
malermeister@brandt-farbe.example`,
    title: 'Maler und Lackierer (m/w/d) in Paderborn',
    tasks: ['Sie streichen Fassaden'],
    profile: ['Gesellenbrief'],
    offer: ['19 € pro Stunde und einen eigenen Wagen.'],
    place: 'Paderborn',
    pay: [19_00, null, 'hour'],
    left: 'Rufen Sie uns einfach an.\n0171 4455667 malermeister@brandt-farbe.example',
  },
  {
    name: 'as the last entry of a list',
    text: `Fahrer (m/w/d) für Essen auf Rädern in Herford

Was dich erwartet
- feste Tour am Vormittag
- Essen warm zu den Leuten bringen

Voraussetzungen
- Führerschein Klasse B

Wir bieten
- Minijob, 14 € je Stunde
- Deine Bewerbung schickst du an fahrdienst@kueche-herford.example`,
    title: 'Fahrer (m/w/d) für Essen auf Rädern in Herford',
    tasks: ['- feste Tour am Vormittag'],
    profile: ['- Führerschein Klasse B'],
    offer: ['- Minijob, 14 € je Stunde'],
    place: 'Herford',
    pay: [14_00, null, 'hour'],
    left: 'Deine Bewerbung schickst du an fahrdienst@kueche-herford.example',
  },
  {
    name: 'running text without a heading',
    text: `Wir suchen eine Pflegefachkraft (m/w/d) für unser Haus in Detmold. Du versorgst zwölf Bewohner und dokumentierst am Tablet. Eine abgeschlossene Ausbildung ist Voraussetzung. Dafür gibt es 3.600 € im Monat und 30 Tage Urlaub. Interessiert? Dann schreib uns unter hallo@lindenhof-detmold.example oder ruf an: 05231 447788.`,
    title: 'Pflegefachkraft (m/w/d)',
    tasks: ['Du versorgst zwölf Bewohner'],
    profile: ['Eine abgeschlossene Ausbildung'],
    offer: ['3.600 € im Monat'],
    place: 'Detmold',
    pay: [3600_00, null, 'month'],
    left: 'hallo@lindenhof-detmold.example',
  },
  {
    name: 'calling others is a task, and their data are none of ours',
    text: `Kundenberater (m/w/d) in Bielefeld

Ihre Aufgaben
- Rufen Sie Bestandskunden zurück
- Sie melden sich bei Kunden nach der Lieferung
- Schreiben Sie Angebote und Rechnungen

Ihr Profil
- Kommen Sie gut mit Menschen aus

Unser Angebot
- Urlaub, wann Sie ihn brauchen
- Kommen Sie morgens, wann es Ihnen passt

Kontakt
Frau Albers, Tel. 0521 123450`,
    title: 'Kundenberater (m/w/d) in Bielefeld',
    tasks: ['- Rufen Sie Bestandskunden zurück', '- Sie melden sich bei Kunden', '- Schreiben Sie Angebote'],
    profile: ['- Kommen Sie gut mit Menschen aus'],
    offer: ['- Kommen Sie morgens, wann es Ihnen passt'],
    place: 'Bielefeld',
    pay: null,
    contact: 'Albers',
    left: 'Frau Albers',
  },
]
