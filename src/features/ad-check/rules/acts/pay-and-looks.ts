import type { AdRule } from '../../schema'
import { ACT } from '../rule-words'

const PAY = [
  'Gehalt|Gehalts|Lohn|Verdienst|Vergütung|Bruttogehalt|Nettogehalt|Jahresgehalt|Monatsgehalt|Monatsbrutto|Jahresbrutto|Stundenlohn',
  'Stundensatz|Einkommen|Bezüge|Grundgehalt|Bruttolohn|Nettolohn|Fixgehalt|Gehaltszettel|Lohnzettel|netto|brutto|Entgelt',
]
const BEFORE =
  'alten|alter|altem|bisher*|aktuell*|letzt*|derzeit*|jetzig*|früher*|vorherig*|vorig*|gegenwärtig*|zuletzt|gerade|heute|momentan*|zurzeit|vorher|vorigen|ehemalig*|augenblicklich*|vergangen*|davor'
const PAID = 'gezahlt|bezahlt|verdient|bekommen|erhalten|zahlt|zahlte|verdienen|verdienst|bekommst'
const FORMER = 'Chef*|Arbeitgeber*|Betrieb|Firma|Stelle|Job|Unternehmen|Arbeitsplatz|Position|Anstellung'

/** Earlier pay, unpaid work and looks, judged by what the sentence does with the words (`acts.ts`). */
export const PAY_AND_LOOKS_ACT_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'pay-history-asked-about',
    check: 'asked',
    severity: 'error',
    phrases: [
      ...PAY.flatMap((pay) => [`${BEFORE} … ${pay}`, `${pay} … ${BEFORE}`]),
      `${PAID} … ${FORMER}`,
      `${FORMER} … ${PAID}`,
      `${BEFORE} … ${PAID}`,
      `${BEFORE} ${FORMER} … ${PAID}`,
      `${PAID} … ${BEFORE}`,
    ],
    exceptions: [
      'bei uns … verdienen',
      'möchten|möchtest|wollen|willst|wünschen|wünschst|würden … … verdienen',
      `neue*|neuen|künftig*|zukünftig* ${FORMER}`,
      'Stelle|Position|Job bezahlt|zahlt',
      `aktuelle* Gehaltsvorstellung|Gehaltswunsch`,
    ],
    title: 'Frage nach dem Verdienst bisher',
    explanation: 'Nach dem früheren oder jetzigen Gehalt dürfen Sie weder in der Anzeige noch im Gespräch fragen.',
    source: 'Art. 5 Abs. 2 Richtlinie (EU) 2023/970',
    suggestion: 'Fragen Sie stattdessen nach der Gehaltsvorstellung.',
  },
  {
    ...ACT,
    key: 'trial-for-nothing',
    check: 'unpaid',
    severity: 'error',
    phrases: [
      'Probearbeit*|Probewoche*|Testarbeit*|Testwoche*|Einarbeitung*|Anlernzeit*|Einlernphase*|Anlernphase*|Probemonat*|Probezeit',
      'zur|auf Probe',
      'Probe arbeiten|arbeitet|arbeite',
      'erste|erster|ersten … Monat|Monate|Tag|Tage|Tagen|Woche|Wochen|Schicht|Schichten|Stunden',
      'Woche|Wochen|Tag|Tage|Schicht|Schichten mitarbeiten|mitlaufen|mithelfen|arbeiten',
      'mitarbeiten|mithelfen|mit anpacken',
      '#|ein|eine|einen|paar Tag|Tage|Woche|Wochen|Schicht|Schichten|Monat ohne Bezahlung|Lohn|Geld|Entgelt|Gehalt|Vergütung',
      '#|ein|eine|einen|paar Tag|Tage|Woche|Wochen|Schicht|Schichten|Monat unbezahlt|unentgeltlich|unvergütet|kostenlos|gratis|umsonst',
    ],
    exceptions: [
      'Überstunden',
      'nach der|dem|Ihrer|deiner Probezeit|Einarbeitung*|Anlernzeit|Probemonat',
      'Pause|Pausen',
      'kostenlose*|gratis Einarbeitung*|Anlernzeit*|Probemonat|Probewoche',
      'kein|keine|keinerlei|nie|niemals|nicht Probearbeit*|Probewoche*|Einarbeitung*',
      'kostenlos|gratis|umsonst … parken|Parken|testen|nutzen|wohnen|trainieren|mitfahren',
      'Monat|Monate|Woche|Tag Miete|Beitrag|Kita*|Eintritt|Abo',
    ],
    title: 'Arbeit ohne Lohn vor dem Vertrag',
    explanation: 'Wer nach Weisung arbeitet, hat Anspruch auf den Mindestlohn, auch zur Probe und in der Einarbeitung.',
    source: '§§ 1, 20, 22 MiLoG, § 612 BGB',
    suggestion: 'Bezahlen Sie die Probearbeit, oder bieten Sie ein Kennenlernen ohne Arbeit an.',
  },
  {
    ...ACT,
    key: 'trial-visit-for-nothing',
    check: 'unpaid',
    severity: 'warn',
    phrases: [
      'Schnupper*|Probetag*|Hospitation*|hospitieren|Probeschicht*|Einfühlung*|Kennenlerntag*|Probestunden|Kennenlernwoche*|reinschnuppern|schnuppern|Praktikum',
    ],
    exceptions: [],
    title: 'Schnuppern ohne Lohn',
    explanation: 'Ein Kennenlernen ohne Lohn ist nur erlaubt, solange niemand arbeiten muss.',
    source: '§§ 1, 22 MiLoG, § 612 BGB',
    suggestion: 'Sagen Sie, dass nur zugeschaut wird, oder bezahlen Sie den Tag.',
  },
  {
    ...ACT,
    key: 'photo-body',
    check: 'asked',
    severity: 'warn',
    fields: ['questions', 'message'],
    phrases: [
      'Kleidergröße|Konfektionsgröße|Körpergröße|Körpergewicht|Gewicht|BMI|Haarfarbe|Tattoo*|Tätowierung*|Piercing*',
      'wie groß|schwer sind|bist Sie|du',
    ],
    exceptions: [
      'Arbeitskleidung|Dienstkleidung|Berufskleidung|Uniform|Arbeitsschuhe|Shirt* … *',
      '* … Arbeitskleidung|Dienstkleidung|Berufskleidung|Uniform|Arbeitsschuhe|Shirt*',
      'groß|schwer sind Sie … Team|Betrieb|Garten',
      'Gewicht … heben|tragen|Ladung|legen',
    ],
    title: 'Frage nach dem Körper',
    explanation: 'Wer nach dem Aussehen aussucht, benachteiligt mittelbar wegen Alter, Geschlecht oder Herkunft.',
    source: '§§ 1, 3 Abs. 2, 22 AGG',
    suggestion: 'Streichen Sie die Frage. Größen für Arbeitskleidung klären Sie nach der Zusage.',
  },
  {
    ...ACT,
    key: 'photo-looks',
    check: 'sought',
    severity: 'warn',
    fields: ['profile', 'offer', 'title', 'message'],
    phrases: [
      'attraktiv*|hübsch*|gutaussehend*|schlank*|sexy|schön*|makellos*|vorzeigbar* … Erscheinung*|Äußeres|Äußere|Aussehen|Figur|Typ|Person*|Mensch*|Gesicht|Bewerber*|Mitarbeitende*|Bedienung*',
      'attraktiv*|hübsch*|gutaussehend*|schlank*|sexy|schön* Hostess*|Model|Models|Damen|Herren|Leute|Kolleg*|*kraft|*kräfte|*verkäufer*|*personal',
      'attraktiv*|hübsch*|gutaussehend*|schlank*|sexy|schön* Mitarbeiter|Mitarbeiterin|Mitarbeiterinnen|Mitarbeitern',
      'gutaussehend*|gut aussehend*',
      'blond*|brünett*|langbeinig*|vollbusig*|muskulös*|dunkelhaarig* bevorzugt|gesucht|gewünscht|Haare|Haar|*kraft|*kräfte|Bewerber*',
      'Mindestgröße|Größe|Körpergröße … #,#|#.#|# m|Meter|cm|Zentimeter',
      'Modelmaße*|Konfektionsgröße|Körpergröße|Kleidergröße|Modelfigur',
      'schlank|hübsch|attraktiv',
      'Ganzkörperfoto*|Selfie*',
      'sportliche*|gute*|tolle*|athletische*|schlanke*|durchtrainierte* Figur|Statur|Körperbau',
      'mindestens|ab|über #,#|#.# m|Meter groß',
      'mindestens|ab|über # cm|Zentimeter groß',
      'mindestens|ab|über # groß',
    ],
    exceptions: [
      'attraktiv* Gehalt|Vergütung|Arbeits*',
      'Fotos machen|von',
      'kein*|ohne Foto|Fotos',
      'gute Figur machen|machst|macht|abgeben',
    ],
    title: 'Aussehen verlangt',
    explanation: 'Wer nach dem Aussehen aussucht, benachteiligt mittelbar wegen Alter, Geschlecht oder Herkunft.',
    source: '§§ 1, 3 Abs. 2, 22 AGG',
    suggestion: 'Schreiben Sie „gepflegtes Auftreten“, wenn die Arbeit es braucht.',
  },
]
