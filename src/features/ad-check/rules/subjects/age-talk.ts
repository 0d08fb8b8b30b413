import type { AdRule } from '../../schema'
import { AFTER_HIRING, APPLICANT, leftOut, ON, REFUSAL } from '../rule-words'

/** Who is asked for their age, or refused for it. */
export const AGE_TALK_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'age-question',
    severity: 'error',
    fields: ['questions', 'message'],
    phrases: [
      'wie alt sind|bist Sie|du',
      'wie alt Sie|du sind|bist',
      'welches Alter',
      'Ihr|dein Geburtsdatum|Geburtsjahr|Alter nennen|angeben|mitteilen',
      'Geburtsdatum|Geburtsjahr|Geburtstag',
      'welchem Jahr|Jahrgang sind|bist|wurden|wurdest Sie|du geboren',
      'wann sind|bist|wurden|wurdest Sie|du geboren',
      'Jahr|wann … zur Welt gekommen',
    ],
    exceptions: [
      ...leftOut('Geburtsdatum|Geburtsjahr|Geburtstag'),
      'Glückwunsch*|gratulier*|herzlich*|schönen|alles-Gute|zum … Geburtstag',
      'Geburtstag Ihre*|deine*|unser* *',
      `${AFTER_HIRING} … … Geburtsdatum`,
      `Geburtsdatum … … ${AFTER_HIRING}`,
    ],
    title: 'Frage nach dem Alter',
    explanation: 'Wer nach dem Alter fragt, liefert ein Indiz für eine Benachteiligung wegen des Alters.',
    source: '§§ 1, 7, 22 AGG',
    suggestion: 'Fragen Sie höchstens, ob jemand volljährig ist, wenn die Arbeit es verlangt.',
  },
  {
    ...ON,
    key: 'age-reason',
    severity: 'error',
    fields: ['message'],
    phrases: [
      'Sie|du … … zu alt|jung|reif|betagt',
      'zu alt|jung … sind|bist|seien|wären',
      `für|lieber|eher|doch|suchen|bevorzugen|brauchen … jünger* ${APPLICANT}|Menschen|Team*`,
      `jünger* ${APPLICANT} … entschieden|gewählt|bevorzugt|genommen`,
      'jemand|jemanden jüngere*',
      `mit einem|einer jüngere* ${APPLICANT}|Mensch|Menschen`,
      `mit über|fast|mehr-als @ … … ${REFUSAL}`,
      'Ihr|dein Alter … gegen|Hindernis|Problem',
      'altersmäßig|altersbedingt|Altersabstand|Altersunterschied',
      'dem|vom Alter nach|her',
      'sind|wären Sie|du mit @ schon|bereits|leider',
      'in Ihrem|deinem Alter',
      'aufgrund|wegen|angesichts Ihres|deines … Alters|Lebensalters',
      'Ihr|dein Alter … nicht|zu|leider',
    ],
    exceptions: [
      'Alter nicht|zu nennen|angeben|verraten|mitteilen|fragen',
      'Sie|du … zu jung|alt und|wie',
      'Alter … keine Rolle',
    ],
    title: 'Absage wegen des Alters',
    explanation: 'Das Alter darf kein Grund für eine Absage sein; der Satz ist vor Gericht ein Beweis.',
    source: '§§ 1, 7, 15, 22 AGG',
    suggestion: 'Nennen Sie einen Grund, der mit der Arbeit zu tun hat, oder lassen Sie ihn weg.',
  },
]
