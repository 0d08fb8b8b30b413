import type { AdRule } from '../schema'
import { ACT_RULES } from './acts/all-acts'
import { CLASS_RULES } from './classes'
import { CONTACT_RULES } from './contact'
import { DEMAND_RULES } from './demands'
import { ENGLISH_RULES } from './english'
import { ENGLISH_PRIVATE_RULES } from './english-private'
import { PRIVATE_CLASS_RULES } from './private-classes'
import { leftOut, ON, TO_APPLICANTS } from './rule-words'
import { AGE_RULES } from './subjects/age'
import { AGE_BETWEEN_LINES_RULES } from './subjects/age-between-lines'
import { FAMILY_RULES } from './subjects/family'
import { GENDER_RULES } from './subjects/gender'
import { GROUP_RULES } from './subjects/groups'
import { HEALTH_RULES } from './subjects/health'
import { MEMBERSHIP_RULES } from './subjects/membership'
import { ORIGIN_RULES } from './subjects/origin'
import { WRONG_HERE_RULES } from './wrong-here'

const PROOF = 'Gehaltsabrechnung*|Lohnabrechnung*|Gehaltsnachweis*|Verdienstbescheinigung*|Lohnzettel*|Gehaltszettel*'
const TRIAL = 'Probearbeit|Probearbeiten|Probearbeitstag*|Probearbeitswoche*|Testarbeit*'
const VISIT =
  'Schnuppertag*|Probetag*|Hospitation*|Probeschicht*|Einfühlungstag*|Kennenlerntag*|Praktikum|Hospitationstag*|Probestunden'
const NOT_UNPAID = 'nicht|kein|keine|keinen|keinerlei unbezahlte*|unvergütete*|unentgeltliche*|kostenlose*'
const UNPAID = 'unbezahlt|unentgeltlich|unvergütet|gratis|umsonst'

const PAY_RULES: AdRule[] = [
  {
    key: 'pay-minimum-wage',
    check: 'minimum-wage',
    severity: 'error',
    isEnabled: true,
    fields: [],
    phrases: [],
    exceptions: [],
    title: 'Unter dem Mindestlohn',
    explanation:
      'Auf die Stunde gerechnet liegt das Gehalt unter dem gesetzlichen Mindestlohn. Wir rechnen mit 13\u00a0Wochen im Quartal; ohne Stundenangabe gilt Vollzeit als 35\u00a0Stunden.',
    source: '§ 1 MiLoG, Mindestlohnanpassungsverordnung',
    suggestion: 'Heben Sie das Gehalt an oder berichtigen Sie die Wochenstunden.',
  },
  {
    key: 'pay-minijob-limit',
    check: 'minijob-limit',
    severity: 'warn',
    isEnabled: true,
    fields: [],
    phrases: [],
    exceptions: [],
    title: 'Über der Minijob-Grenze',
    explanation: 'Über der Geringfügigkeitsgrenze ist die Stelle kein Minijob mehr, sondern voll sozialversichert.',
    source: '§ 8 Abs. 1 Nr. 1, Abs. 1a SGB IV',
    suggestion: 'Senken Sie die Stunden oder schreiben Sie die Stelle als Teilzeit aus.',
  },
  {
    key: 'pay-missing',
    check: 'missing-pay',
    severity: 'warn',
    isEnabled: true,
    fields: [],
    phrases: [],
    exceptions: [],
    title: 'Ohne Gehaltsangabe',
    explanation:
      'Wer sich bewirbt, soll das Einstiegsgehalt oder die Spanne vor dem ersten Gespräch kennen. Anzeigen ohne Gehalt werden deutlich seltener geöffnet.',
    source: 'Art. 5 Abs. 1 Richtlinie (EU) 2023/970',
    suggestion: 'Geben Sie eine Spanne an, bei Tarifbindung die Entgeltgruppe.',
  },
  {
    key: 'pay-history',
    check: 'phrases',
    severity: 'error',
    isEnabled: true,
    fields: ['profile', 'offer', 'questions', 'message'],
    phrases: [
      'heutig*|momentan* Gehalt*|Lohn|Verdienst|Vergütung|Bruttogehalt|Nettogehalt|Jahresgehalt|Monatsgehalt|Stundenlohn|Einkommen',
      'was|viel Sie|du momentan|derzeit|aktuell|zurzeit|bisher|zuletzt|heute|jetzt … verdienen|verdienst|verdient|bekommen',
      'Ihr|Ihre|dein|deine Vergütung|Gehalt|Lohn|Verdienst|Einkommen auf|in|bei der|Ihrer|deiner letzten|vorherigen|früheren|bisherigen|jetzigen|aktuellen Stelle|Firma|Position|Anstellung',
      'bisherig*|aktuell*|letzt*|derzeitig*|jetzig*|früher*|vorherig*|gegenwärtig* Gehalt*|Lohn*|Verdienst*|Vergütung*|Bruttogehalt*|Jahresgehalt*|Monatsgehalt*|Stundenlohn*|Einkommen*|Grundgehalt*|Bruttolohn*|Fixum|Fixgehalt|Salär|Jahresbrutto|Monatsbrutto|Gehaltspaket',
      'verdienen|verdienten|verdienst|verdient Sie|du derzeit|aktuell|momentan|zurzeit|jetzt|bisher|zuletzt|vorher|heute',
      'was|viel … haben|hast Sie|du … verdient',
      'haben|hast Sie|du … bisher|zuletzt|vorher|früher|letzten … verdient',
      'verdienen|verdienst Sie|du … jetzigen|aktuellen|letzten|bisherigen|derzeitigen Arbeitgeber|Stelle|Job|Firma',
      'welches|welchen|viel|was|hoch … Gehalt|Lohn beziehen|bekommen|erhalten|verdienen|haben|hatten Sie|du … zurzeit|derzeit|aktuell|momentan|bisher|zuletzt|vorher|heute',
      'war|waren Ihr|dein|Ihre … Gehalt|Einkommen|Lohn|Verdienst|Vergütung',
      'verdienen|verdienst Sie|du im|gerade Moment|Augenblick',
      'stand|steht|stehen … Ihrer|Ihrem|deiner|deinem letzten|letztem|bisherigen|alten|aktuellen Abrechnung|Gehaltszettel|Lohnzettel',
      'Gehaltshistorie*',
      'Gehaltsverlauf*',
      'Gehalt … beim|bei letzten|vorherigen|bisherigen|früheren|aktuellen Arbeitgeber',
    ],
    exceptions: [
      'unabhängig … bisherig*|aktuell*|letzt*|früher* Gehalt*|Verdienst*|Vergütung*',
      'nicht nach … bisherig*|aktuell*|letzt* Gehalt*|Verdienst*',
      'bisherig*|aktuell*|letzt*|früher*|jetzig* Gehalt*|Verdienst*|Einkommen* … Rolle|egal|unwichtig|unerheblich|irrelevant',
      'bisherig*|aktuell*|letzt*|früher*|jetzig* Gehalt*|Lohn|Verdienst*|Einkommen* fragen wir nicht',
      'bisherig*|aktuell*|letzt*|früher*|jetzig* Gehalt*|Lohn|Verdienst*|Einkommen* müssen|musst|brauchen|brauchst|wollen|muss … nicht|niemand',
      'bisherig*|aktuell*|letzt*|früher*|jetzig* Gehalt*|Lohn|Verdienst*|Einkommen* interessiert|geht … nicht|nichts',
      'aktuell*|derzeitig*|gegenwärtig* Gehaltstabelle*|Gehaltstarif*|Gehaltsband|Gehaltsbänder*|Gehaltsrunde*|Gehaltsstufe*|Gehaltsspanne*|Gehaltsgruppe*|Gehaltsgefüge|Gehaltserhöhung*|Lohntarif*|Lohntabelle*|Lohngruppe*|Lohnerhöhung*|Vergütungstabelle*|Vergütungsordnung*|Vergütungsrichtlinie*|Vergütungsgruppe*',
      'das|der|die|unser|unsere aktuelle*|derzeitige* Gehalt|Lohn|Stundenlohn|Monatsgehalt|Verdienst|Vergütung|Grundgehalt … liegt|beträgt|bei',
      'bisherig*|aktuell*|letzt*|derzeitig*|jetzig* Gehalt*|Lohn*|Verdienst* … steigt|wächst|erhöht-sich',
      'letzte* Gehaltserhöhung*|Lohnerhöhung*|Gehaltsrunde*|Lohnrunde*',
      'bisherig*|aktuell*|letzt*|derzeitig*|jetzig* Gehaltsvorstellung*|Gehaltswunsch*|Gehaltsangebot*|Gehaltsrahmen*|Gehaltsabrechnung*|Lohnabrechnung*|Lohnzettel*|Gehaltsnachweis*',
      'bei|hier|damit|so … verdienen|verdienst Sie|du *',
      'verdienen|verdienst Sie|du … # Euro|EUR|€',
    ],
    title: 'Frage nach dem bisherigen Gehalt',
    explanation: 'Nach dem früheren oder jetzigen Gehalt dürfen Sie weder in der Anzeige noch im Gespräch fragen.',
    source: 'Art. 5 Abs. 2 Richtlinie (EU) 2023/970',
    suggestion: 'Fragen Sie stattdessen nach der Gehaltsvorstellung.',
  },
  {
    key: 'pay-proof',
    check: 'phrases',
    severity: 'error',
    isEnabled: true,
    fields: ['questions'],
    phrases: ['Gehaltsnachweis*', 'Gehaltsabrechnung*', 'Lohnabrechnung*', 'Verdienstbescheinigung*', 'Lohnzettel*'],
    exceptions: ['Erfahrung* … Gehaltsabrechnung*|Lohnabrechnung*', 'Kenntnisse* … Gehaltsabrechnung*|Lohnabrechnung*'],
    title: 'Nachweis des bisherigen Gehalts',
    explanation: 'Auch ein Gehaltsnachweis verrät das frühere Gehalt; verlangen dürfen Sie ihn nicht.',
    source: 'Art. 5 Abs. 2 Richtlinie (EU) 2023/970',
    suggestion: 'Streichen Sie die Frage.',
  },
  {
    ...ON,
    key: 'pay-proof-asked',
    severity: 'error',
    fields: ['profile', 'offer', 'message'],
    phrases: [
      `letzte*|letzten|aktuelle*|bisherige*|derzeitige*|vorherige* … ${PROOF}`,
      `Ihre|deine ${PROOF} … schicken|senden|mitbringen|mitschicken|vorlegen|hochladen|zusenden`,
      `schicken|senden|bringen|legen|brauchen|benötigen … Ihre|deine … ${PROOF}`,
    ],
    exceptions: [
      `letzte*|letzten|aktuelle* … ${PROOF} … finden|erhalten|bekommen|liegt|steht`,
      `Erstellung|erstellen|prüfen|buchen … ${PROOF}`,
    ],
    title: 'Gehaltsnachweis verlangt',
    explanation: 'Auch ein Gehaltsnachweis verrät das frühere Gehalt; verlangen dürfen Sie ihn nicht.',
    source: 'Art. 5 Abs. 2 Richtlinie (EU) 2023/970',
    suggestion: 'Streichen Sie den Satz und fragen Sie nach der Gehaltsvorstellung.',
  },
]

/** Work for nothing, before the contract. */
const TRIAL_RULES: AdRule[] = [
  {
    ...ON,
    key: 'trial-work',
    severity: 'error',
    fields: TO_APPLICANTS,
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
    fields: TO_APPLICANTS,
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

const PHOTO_RULES: AdRule[] = [
  {
    ...ON,
    key: 'photo',
    severity: 'warn',
    fields: ['profile', 'offer', 'questions', 'message'],
    phrases: [
      'Lebenslauf* mit Foto|Lichtbild|Bild|Passbild',
      'Bewerbung* mit Foto|Lichtbild|Bild|Passbild',
      'Unterlagen|Bewerbung*|Lebenslauf*|Anschreiben|Mappe|Profil mit|samt|nebst|inklusive|inkl|plus … Foto|Lichtbild|Bild|Passbild|Porträt|Porträtfoto',
      'Bewerbungsfoto*',
      'Foto|Bild|Porträt von|sich|Ihnen|dir … schicken|senden|nachreichen|beilegen|mailen|zusenden|hochladen',
      'schicken|senden|mailen|reichen|legen … Foto|Bild|Porträt von sich|Ihnen|dir',
      'Lebenslauf|Anschreiben|Zeugnis*|Unterlagen und|sowie|plus Foto|Lichtbild|Passbild|Porträt*',
      'Lichtbild*',
      'Passfoto*|Passbild*',
      'du siehst … gut|toll|super|blendend|hübsch aus',
      'Sie sehen … gut|toll|super|blendend|hübsch aus',
      'attraktiv*|ansprechend*|hübsch*|schön*|makellos* Äußeres|Äußere|Erscheinung|Aussehen',
    ],
    exceptions: [
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

/**
 * The rules of a new installation; afterwards those in the database count (sources: publications of the ADS, BAG,
 * ArbG).
 */
export const DEFAULT_AD_RULES: readonly AdRule[] = [
  ...GENDER_RULES,
  ...AGE_RULES,
  ...AGE_BETWEEN_LINES_RULES,
  ...ORIGIN_RULES,
  ...GROUP_RULES,
  ...HEALTH_RULES,
  ...FAMILY_RULES,
  ...MEMBERSHIP_RULES,
  ...CLASS_RULES,
  ...PRIVATE_CLASS_RULES,
  ...PHOTO_RULES,
  ...PAY_RULES,
  ...TRIAL_RULES,
  ...WRONG_HERE_RULES,
  ...DEMAND_RULES,
  ...ENGLISH_RULES,
  ...ENGLISH_PRIVATE_RULES,
  ...CONTACT_RULES,
  ...ACT_RULES,
]
