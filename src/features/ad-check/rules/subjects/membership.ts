import type { AdRule } from '../../schema'
import { excluding, ON } from '../rule-words'

const ABOUT = 'Erfahrung*|Kenntnisse*|Umgang|Arbeit|Pflege|Betreuung|Beratung|Begleitung|Interesse|Freude'

/** Unions and parties. */
export const MEMBERSHIP_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'membership',
    severity: 'error',
    phrases: [
      ...excluding('Gewerkschaftsmitglied*|Gewerkschafter*|Gewerkschaftler*'),
      'nicht|kein … gewerkschaftlich organisiert|aktiv',
      'nicht|kein … Mitglied … Gewerkschaft',
      'Nichtmitglied* … Gewerkschaft*',
      'wer … Gewerkschaft … nicht|falsch|unerwünscht',
      'sind|bist Sie|du … Mitglied … Gewerkschaft',
      'sind|bist Sie|du … gewerkschaftlich organisiert|aktiv|gebunden',
      'sind|bist|waren|warst Sie|du … in einer|der Gewerkschaft',
      'sind|bist|waren|warst Sie|du … Mitglied der|bei|in IG|ver.di|NGG|GEW|GdP',
      'gehören|gehörst Sie|du … Gewerkschaft … an',
      'welcher|Ihre|deine Gewerkschaft|Gewerkschaftszugehörigkeit|Gewerkschaftsmitgliedschaft',
      'aufgrund|wegen Ihrer|deiner Mitgliedschaft … Gewerkschaft*|ver.di|IG|GEW|NGG|Partei|SPD|CDU|AfD|FDP|Grünen',
      'wegen Ihrer|deiner Mitgliedschaft in|bei der IG Metall|BAU|BCE',
      'wegen Ihrer|Ihres|deiner gewerkschaftlichen|Gewerkschaftszugehörigkeit*|Engagements … Gewerkschaft*',
    ],
    exceptions: [`${ABOUT} … Gewerkschaft*`, 'nicht … Mitglied … müssen'],
    title: 'Gewerkschaft als Kriterium',
    explanation: 'Wer nach der Gewerkschaft fragt oder aussucht, verletzt die Koalitionsfreiheit.',
    source: 'Art. 9 Abs. 3 Satz 2 GG, § 75 BetrVG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...ON,
    key: 'membership-party',
    severity: 'warn',
    phrases: [
      'Mitglied … SPD|CDU|CSU|FDP|AfD|Linken|Linke|Grünen|BSW',
      'Mitglied|Mitgliedschaft einer|in Partei|einer-Partei',
      'Mitglied in einer Partei',
      'Parteimitgliedschaft*',
      'der|dem|zur|zum SPD|CDU|CSU|FDP|AfD|Linken|Grünen|BSW … nahe|nahestehen|verbunden|zugehörig|an|angehören',
      'ein|eine|einer|keiner|welcher|der|irgendeiner Partei angehören|angehörst|angehört',
      'Parteibuch|parteilos|Parteizugehörigkeit',
      'welche|welcher|Ihre|deine Partei … wählen|wählst|Sie|du|nahe|an',
      'gehören|gehörst Sie|du … Partei … an',
      'sind|bist Sie|du … Parteimitglied',
      'politische* Einstellung*|Gesinnung|Überzeugung*|Ausrichtung|Ansicht*|Haltung|Meinung',
    ],
    exceptions: ['unabhängig|egal … politische* *', 'mit|für|der|die|unserer|Betreuung|Verwaltung Mitglieder* … *'],
    title: 'Partei als Kriterium',
    explanation: 'Nach der Partei dürfen nur Parteien und ähnliche Arbeitgeber fragen.',
    source: 'Art. 3 Abs. 3 GG, § 75 BetrVG, § 118 BetrVG',
    suggestion: 'Streichen Sie den Satz, wenn Sie kein Tendenzbetrieb sind.',
  },
]
