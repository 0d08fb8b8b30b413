import type { AdRule } from '../../schema'
import { ACT } from '../rule-words'

const UNION =
  'Gewerkschaft*|ver.di|Verdi|IG|IGBCE|NGG|GEW|GdP|gewerkschaftlich*|Betriebsrat|Betriebsrät*|Betriebsrats*|Streik*|gestreikt'
const PARTIES = 'SPD|CDU|CSU|FDP|AfD|Linken|Linkspartei|Grünen|BSW|Partei'
const PARTY = 'Partei*|SPD|CDU|CSU|FDP|AfD|Linken|Grünen|BSW|politisch*|wählen|gewählt|Parteibuch|Weltanschauung'

/** Unions and parties, judged by what the sentence does with the words (`acts.ts`). */
export const MEMBERSHIP_ACT_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'membership-asked-about',
    check: 'asked',
    severity: 'error',
    phrases: [UNION],
    exceptions: [`Ihr*|dein* … Gewerkschaftssekretär*`, 'Gewerkschaftssekretär*|Gewerkschaftsarbeit'],
    title: 'Frage nach Gewerkschaft oder Betriebsrat',
    explanation: 'Wer nach der Gewerkschaft fragt oder aussucht, verletzt die Koalitionsfreiheit.',
    source: 'Art. 9 Abs. 3 Satz 2 GG, § 75 BetrVG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...ACT,
    key: 'membership-shut-out-by',
    check: 'shut-out',
    severity: 'error',
    phrases: [
      'Gewerkschafter*|Gewerkschaftler*|Gewerkschaftsmitglied*|Gewerkschaftsleute|gewerkschaftlich*',
      'Verdi-Mitglied*|ver.di-Mitglied*|IG-Metall-Mitglied*|IG-Metaller*|Verdianer*',
      'Gewerkschaft|Gewerkschaften|Betriebsratserfahrung',
      'Zugehörigkeit|Mitgliedschaft zu|zur|bei|in ver.di|Verdi|IG|GEW|NGG|GdP|IGBCE|Gewerkschaft',
      'mit|ohne|von Gewerkschaftshintergrund|Gewerkschaftsnähe|Gewerkschaftsvergangenheit|Gewerkschaftserfahrung|Gewerkschaftsbindung',
      'keine|ehemalige*|frühere*|aktive* Betriebsräte|Betriebsratsmitglied*',
      'Betriebsräte|Betriebsrat wollen|brauchen|dulden|mögen wir',
      'wollen|brauchen|dulden|mögen … keinen|keine Betriebsrat|Betriebsräte',
      'Betriebsrat … … gründen|gründet|gründest|anstrebt|plant|wünscht',
      'gründen|Gründung|Wahl … Betriebsrat|Betriebsrats',
      'wer|Mitglied*|Leute|Menschen|Bewerber* … ver.di|Verdi|IG|IGBCE|NGG|GEW|GdP|Betriebsrat|gestreikt|streikt',
    ],
    exceptions: ['Tarif* … Gewerkschaft*', 'Gewerkschaft* … Tarif*|verhandelt|ausgehandelt|vereinbart'],
    title: 'Nach der Gewerkschaft ausgesucht',
    explanation: 'Wer nach der Gewerkschaft fragt oder aussucht, verletzt die Koalitionsfreiheit.',
    source: 'Art. 9 Abs. 3 Satz 2 GG, § 75 BetrVG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...ACT,
    key: 'membership-refused-for',
    check: 'refused',
    severity: 'error',
    fields: ['message'],
    phrases: [
      UNION,
      `Ihr|Ihre|Ihrer|Ihrem|Ihres|dein|deine|deiner|deinem … ${PARTIES}`,
      'Parteibuch|Parteimitglied*|Parteizugehörigkeit|politische* Haltung|Einstellung|Ansichten|Engagement',
    ],
    exceptions: ['unserem|unser|unseren|vom|dem|der Betriebsrat', 'IG Metall Tarif*'],
    title: 'Absage wegen Gewerkschaft oder Überzeugung',
    explanation: 'Gewerkschaft und Überzeugung dürfen kein Grund einer Absage sein.',
    source: 'Art. 9 Abs. 3 Satz 2 GG, § 75 BetrVG',
    suggestion: 'Nennen Sie einen Grund, der mit der Arbeit zu tun hat, oder lassen Sie ihn weg.',
  },
  {
    ...ACT,
    key: 'membership-party-shut-out-by',
    check: 'kept-out',
    severity: 'warn',
    phrases: [
      `Mitglied*|Wähler*|Anhänger*|Sympathisant*|Funktionär* der|von|aus|einer ${PARTIES}`,
      `Ihr|Ihre|Ihrer|Ihrem|Ihres|dein|deine|deiner|deinem … ${PARTIES}`,
    ],
    exceptions: [`Ihr*|dein* … Vertragspartei|Gegenpartei`],
    title: 'Nach der Partei ausgesucht',
    explanation: 'Nach der Partei dürfen nur Parteien und ähnliche Arbeitgeber aussuchen.',
    source: 'Art. 3 Abs. 3 GG, § 75 BetrVG, § 118 BetrVG',
    suggestion: 'Streichen Sie den Satz, wenn Sie kein Tendenzbetrieb sind.',
  },
  {
    ...ACT,
    key: 'membership-party-asked-about',
    check: 'asked',
    severity: 'warn',
    phrases: [PARTY],
    exceptions: ['gewählt … haben|diesen|Beruf', 'wählen … Termin|Sie … aus', 'wählen|wählst Sie|du bitte'],
    title: 'Frage nach der politischen Haltung',
    explanation: 'Nach der Partei dürfen nur Parteien und ähnliche Arbeitgeber fragen.',
    source: 'Art. 3 Abs. 3 GG, § 75 BetrVG, § 118 BetrVG',
    suggestion: 'Streichen Sie den Satz, wenn Sie kein Tendenzbetrieb sind.',
  },
]
