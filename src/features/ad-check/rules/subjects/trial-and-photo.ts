import type { AdRule } from '../../schema'
import { leftOut, ON } from '../rule-words'

const TRIAL = 'Probearbeit|Probearbeiten|Probearbeitstag*|Probearbeitswoche*|Testarbeit*'
const VISIT =
  'Schnuppertag*|Probetag*|Hospitation*|Probeschicht*|Einfühlungstag*|Kennenlerntag*|Praktikum|Hospitationstag*|Probestunden'
const NOT_UNPAID = 'nicht|kein|keine|keinen|keinerlei unbezahlte*|unvergütete*|unentgeltliche*|kostenlose*'
const OVERTIME = 'Überstunde*|Mehrarbeit|Rüstzeit*|Vorbereitungszeit*|Umkleidezeit*|Bereitschaftszeit*|Fahrzeiten'
const UNPAID = 'unbezahlt|unentgeltlich|unvergütet|gratis|umsonst'

export const TRIAL_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'trial-work',
    severity: 'error',
    phrases: [
      `unbezahlte*|unentgeltliche*|unvergütete* … ${TRIAL}|Einarbeitung*|Probewoche*`,
      `kostenlose*|gratis ${TRIAL}`,
      // One day to look on may go without pay; several are work.
      `zwei|drei|vier|fünf|mehrere|einige unbezahlte*|unentgeltliche*|unvergütete* … ${VISIT}`,
      'erste|erster|ersten Monat|Tag|Tage|Tagen|Woche|Wochen … nicht bezahlt|vergütet|entlohnt',
      `erste|erster|ersten Monat|Tag|Tage|Tagen|Woche|Wochen … ${UNPAID}`,
      `erste*|ersten # Arbeitstag*|Tage|Tagen|Schichten|Stunden|Wochen … ${UNPAID}`,
      `erste*|ersten # Arbeitstag*|Tage|Tagen|Schichten|Stunden|Wochen … nicht bezahlt|vergütet|entlohnt`,
      `erste*|ersten Arbeitstag*|Schichten|Schicht|Stunden … ${UNPAID}`,
      'Woche|Wochen|Tag|Tage mit bezahlt|Lohn|Geld|Gehalt wird|gibt … danach|später|anschließend',
      `${TRIAL}|Einarbeitung*|Probewoche* … ${UNPAID}`,
      `${TRIAL}|Einarbeitung*|Probewoche* … nicht … vergütet|bezahlt|entlohnt`,
      `${TRIAL}|Einarbeitung*|Probewoche* … kein|keinen|keine Geld|Lohn|Gehalt|Vergütung|Entgelt`,
      `${TRIAL}|Einarbeitung*|Probewoche* … ohne Bezahlung|Lohn|Vergütung|Entgelt|Gehalt`,
      'ohne Bezahlung|Lohn|Vergütung|Entgelt|Gehalt … zur|auf Probe',
      'ohne Bezahlung|Lohn|Vergütung|Entgelt|Gehalt … Probe arbeiten',
      'unbezahlt|kostenlos|unentgeltlich|gratis|umsonst … Probe arbeiten',
      'unbezahlt|kostenlos|unentgeltlich|gratis|umsonst … zur|auf Probe',
      'Probe arbeiten|arbeitet … ohne Bezahlung|Lohn|Vergütung|Entgelt|Gehalt',
      'Probe arbeiten|arbeitet … unbezahlt|kostenlos|unentgeltlich|gratis|umsonst',
    ],
    exceptions: [
      'nicht|kein|keine|keinesfalls unbezahlte*|kostenlose*|unentgeltliche* … *',
      'nicht|nie|niemals|kein* unbezahlt|umsonst|gratis|unentgeltlich|kostenlos',
      `${NOT_UNPAID} ${TRIAL}|Einarbeitung*|Probewoche*`,
      'unbezahlter Urlaub … *',
      `kein|keine|keinerlei|nie|niemals|nicht ${TRIAL}`,
    ],
    title: 'Probearbeit ohne Lohn',
    explanation: 'Wer nach Weisung arbeitet, hat Anspruch auf den Mindestlohn, auch zur Probe und in der Einarbeitung.',
    source: '§§ 1, 20, 22 MiLoG, § 612 BGB',
    suggestion: 'Bezahlen Sie die Probearbeit, oder bieten Sie ein Kennenlernen ohne Arbeit an.',
  },
  {
    ...ON,
    key: 'trial-visit',
    severity: 'warn',
    phrases: [
      `unbezahlte*|unentgeltliche*|unvergütete* … ${VISIT}`,
      `${VISIT} … ${UNPAID}`,
      `${VISIT} … nicht … vergütet|bezahlt|entlohnt`,
      `${VISIT} … ohne Bezahlung|Lohn|Vergütung|Entgelt`,
      `${VISIT} … zahlen wir nichts|nicht`,
      `ohne Bezahlung|Lohn|Vergütung … ${VISIT}`,
    ],
    exceptions: ['nicht|kein|keine|keinesfalls unbezahlte*|unentgeltliche* … *', `${NOT_UNPAID} ${VISIT}`],
    title: 'Unbezahlter Probetag',
    explanation: 'Ein Kennenlernen ohne Lohn ist nur erlaubt, solange niemand arbeiten muss.',
    source: '§§ 1, 22 MiLoG, § 612 BGB',
    suggestion: 'Sagen Sie, dass nur zugeschaut wird, oder bezahlen Sie den Tag.',
  },
]

export const OVERTIME_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'trial-overtime',
    severity: 'warn',
    fields: ['profile', 'offer', 'message'],
    phrases: [
      `${OVERTIME} … nicht … vergütet|bezahlt|entlohnt|ausgezahlt`,
      `${OVERTIME} … ${UNPAID}`,
      `${OVERTIME} … mit dem Gehalt|Lohn abgegolten`,
      `unbezahlte*|unvergütete* ${OVERTIME}`,
      `${OVERTIME} … ohne Bezahlung|Ausgleich|Vergütung`,
    ],
    exceptions: [
      'nicht nur|unbezahlt|ohne *',
      `kein|keine|keinerlei|nie unbezahlte*|unvergütete* ${OVERTIME}`,
      `${OVERTIME} … nicht … sondern`,
      `${OVERTIME} … nicht|nie|niemals|keinesfalls ${UNPAID}`,
      `unbezahlte*|unvergütete* ${OVERTIME} … nicht|keine|nie`,
      `keine|nie|niemals ${OVERTIME}`,
    ],
    title: 'Arbeitszeit ohne Lohn',
    explanation:
      'Für angeordnete Mehrarbeit und Rüstzeiten ist Lohn geschuldet; pauschal abgelten lässt sie sich nicht.',
    source: '§§ 611a, 612 BGB, § 1 MiLoG; BAG 5 AZR 517/09',
    suggestion: 'Schreiben Sie, wie Überstunden bezahlt oder ausgeglichen werden.',
  },
]

export const PHOTO_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'photo',
    severity: 'warn',
    fields: ['profile', 'offer', 'questions', 'message'],
    phrases: [
      'Lebenslauf* mit Foto|Lichtbild|Bild|Passbild',
      'Bewerbung* mit Foto|Lichtbild|Bild|Passbild',
      'Unterlagen|Bewerbung*|Lebenslauf*|Anschreiben|Mappe|Profil mit|samt|nebst|inklusive|inkl|plus … Foto|Lichtbild|Bild|Passbild|Porträt|Porträtfoto',
      'mit|samt|nebst aktuellem|aktuellen|einem|schönem|Ihrem|deinem Foto|Bild|Lichtbild|Passbild|Porträt|Porträtfoto',
      'ein|aktuelles|neues|schönes Foto|Bild|Lichtbild|Porträt … nachreichen|schicken|senden|mitschicken|beifügen|hochladen|mailen',
      'haben|hast Sie|du … Foto|Bild|Lichtbild von|auf|noch',
      'Bewerbungsfoto*',
      'Foto|Bild|Porträt von|sich|Ihnen|dir … schicken|senden|nachreichen|beilegen|mailen|zusenden|hochladen',
      'schicken|senden|mailen|reichen|legen|leg|lege|schick|schicke|sende|mail|lade|hänge|häng|füge|füg … Foto|Bild|Porträt|Selfie von sich|Ihnen|dir',
      'Lebenslauf|Anschreiben|Zeugnis*|Unterlagen und|sowie|plus Foto|Lichtbild|Passbild|Porträt*',
      'Lichtbild*',
      'Passfoto*|Passbild*',
      'du siehst … gut|toll|super|blendend|hübsch aus',
      'Sie sehen … gut|toll|super|blendend|hübsch aus',
      'attraktiv*|ansprechend*|hübsch*|schön*|makellos* Äußeres|Äußere|Erscheinung|Aussehen',
    ],
    exceptions: [
      '*ausweis|*ausweises|*ausweise … … Foto|Lichtbild*|Passfoto*|Passbild*|Bild',
      'Foto|Lichtbild*|Passfoto*|Passbild*|Bild … für|auf … *ausweis|*ausweise',
      'Passbild*|Passfoto*|Bewerbungsfoto* … *studio|Kund*|Brot|Angebot|Leistung*|Preis*',
      '*studio|Kund*|Angebot|verkaufen|fotografier*|retuschier*|drucken|druckst|entwickel* … Passbild*|Passfoto*|Bewerbungsfoto*',
      'Foto|Bild|Lichtbild brauchen|müssen Sie|du nicht',
      'machen|schießen|nehmen wir … Foto|Lichtbild*|Passfoto*|Passbild*|Bild',
      ...leftOut('Foto|Lichtbild*|Bewerbungsfoto*|Passfoto*|Passbild*|Bild'),
      'kein*|ohne|verzichten|freiwillig … Foto|Lichtbild*|Bewerbungsfoto*|Passfoto*|Bild',
      'Bewerbungsfoto*|Lichtbild* … nicht|unnötig|freiwillig',
      'Foto|Bild von sich|Ihnen|dir … nicht|brauchen-Sie-nicht|unnötig|freiwillig',
    ],
    title: 'Foto oder Aussehen verlangt',
    explanation:
      'Ein Foto verrät Alter, Geschlecht und Herkunft. Es zu verlangen, gilt als Indiz für eine Benachteiligung.',
    source: '§§ 1, 22 AGG',
    suggestion: 'Bitten Sie nur um Lebenslauf und Zeugnisse.',
  },
]
