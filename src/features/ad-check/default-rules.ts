import { CONTACT_RULES } from './default-rules-contact'
import { PEOPLE_RULES } from './default-rules-people'
import type { AdRule } from './schema'

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
      'Auf die Stunde gerechnet liegt das Gehalt unter dem gesetzlichen Mindestlohn. Gerechnet wird mit 13\u00a0Wochen im Quartal; ohne Stundenangabe gilt Vollzeit als 35\u00a0Stunden.',
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
    fields: ['profile', 'offer', 'questions'],
    phrases: [
      'bisherig*|aktuell*|letzt*|derzeitig*|jetzig*|früher*|vorherig*|gegenwärtig* Gehalt*|Lohn*|Verdienst*|Vergütung*|Bruttogehalt*|Jahresgehalt*|Monatsgehalt*|Stundenlohn*|Einkommen*|Grundgehalt*|Bruttolohn*',
      'verdienen|verdienten|verdienst|verdient Sie|du derzeit|aktuell|momentan|zurzeit|jetzt|bisher|zuletzt|vorher|heute',
      'haben|hast Sie|du … verdient',
      'Gehaltshistorie*',
      'Gehaltsverlauf*',
      'Gehalt … beim|bei letzten|vorherigen|bisherigen|früheren|aktuellen Arbeitgeber',
    ],
    exceptions: [
      'unabhängig … bisherig*|aktuell*|letzt*|früher* Gehalt*|Verdienst*|Vergütung*',
      'nicht nach … bisherig*|aktuell*|letzt* Gehalt*|Verdienst*',
      'bisherig*|aktuell*|letzt*|früher*|jetzig* Gehalt*|Verdienst*|Einkommen* … Rolle|egal|unwichtig|unerheblich|irrelevant',
      'bisherig*|aktuell*|letzt*|früher*|jetzig* Gehalt*|Verdienst*|Einkommen* fragen wir nicht',
      'aktuell*|derzeitig*|gegenwärtig* Gehaltstabelle*|Gehaltstarif*|Gehaltsband|Gehaltsbänder*|Gehaltsrunde*|Gehaltsstufe*|Gehaltsspanne*|Gehaltsgruppe*|Gehaltsgefüge|Gehaltserhöhung*|Lohntarif*|Lohntabelle*|Lohngruppe*|Lohnerhöhung*|Vergütungstabelle*|Vergütungsordnung*|Vergütungsrichtlinie*|Vergütungsgruppe*',
      'das|der|die|unser|unsere aktuelle*|derzeitige* Gehalt|Lohn|Stundenlohn|Monatsgehalt|Verdienst|Vergütung|Grundgehalt … liegt|beträgt|bei',
      'letzte* Gehaltserhöhung*|Lohnerhöhung*|Gehaltsrunde*|Lohnrunde*',
    ],
    title: 'Frage nach dem bisherigen Gehalt',
    explanation: 'Nach dem früheren oder jetzigen Gehalt darf weder in der Anzeige noch im Gespräch gefragt werden.',
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
    explanation: 'Auch ein Gehaltsnachweis verrät das frühere Gehalt und darf nicht verlangt werden.',
    source: 'Art. 5 Abs. 2 Richtlinie (EU) 2023/970',
    suggestion: 'Streichen Sie die Frage.',
  },
]

/**
 * The rules of a new installation; afterwards those in the database count (sources: publications of the ADS, BAG,
 * ArbG).
 */
export const DEFAULT_AD_RULES: readonly AdRule[] = [...PEOPLE_RULES, ...PAY_RULES, ...CONTACT_RULES]
