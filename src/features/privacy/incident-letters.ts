import { formatMoment } from '~/lib/dates/dates'
import type { IncidentRisk } from './incident'
import type { Incident } from './views'

type Facts = Pick<
  Incident,
  'title' | 'knownAt' | 'facts' | 'persons' | 'data' | 'consequences' | 'measures' | 'risk' | 'riskReason'
>
type Sender = { name: string; address: string; email: string; dataProtectionContact: string | null }

/** What the authority has to be told (Art. 33 (3) DSGVO), from what is known so far. */
export function authorityLetter(incident: Facts, sender: Sender | null, delayReason: string | null): string {
  const parts = [
    ['Verantwortlicher', sender ? `${sender.name}, ${sender.address}` : ''],
    ['Anlaufstelle für Rückfragen', sender ? (sender.dataProtectionContact ?? sender.email) : ''],
    ['Bekannt geworden', formatMoment(incident.knownAt)],
    ['Art der Verletzung', incident.facts],
    ['Kategorien und ungefähre Zahl der betroffenen Personen', incident.persons],
    ['Kategorien und ungefähre Zahl der betroffenen Datensätze', incident.data],
    ['Wahrscheinliche Folgen', incident.consequences],
    ['Ergriffene und vorgeschlagene Maßnahmen', incident.measures],
    ['Beurteilung des Risikos', riskText(incident)],
    ...(delayReason ? [['Begründung der Verzögerung', delayReason]] : []),
  ]
  const body = parts.map(([heading, text]) => `${heading}:\n${text || '(wird nachgereicht)'}`).join('\n\n')
  return `Meldung einer Verletzung des Schutzes personenbezogener Daten nach Art. 33 DSGVO\n\n${body}\n`
}

/** For the authority, without what the admin has to do. */
const risks = {
  open: 'Noch nicht beurteilt',
  none: 'Kein Risiko',
  risk: 'Risiko',
  high: 'Hohes Risiko',
} satisfies Record<IncidentRisk, string>

function riskText({ risk, riskReason }: Facts): string {
  return [risks[risk], riskReason].filter((each) => each !== '').join('. ')
}

/**
 * A first draft of the letter to the people concerned (Art. 34 (2)), for an admin to complete. Applicants and companies
 * may read it: neither "du" nor "Sie". Who answers questions stands below it in the mail.
 */
export function personsLetter({ facts, data, consequences, measures }: Facts): string {
  return [
    'Guten Tag,',
    'bei Stellwerk ist etwas geschehen, das auch Daten zu dieser E-Mail-Adresse betrifft. Das Gesetz verlangt, und wir finden es richtig, dass alle Betroffenen es von uns erfahren.',
    `Was geschehen ist: ${facts || '…'}`,
    `Um welche Daten es geht: ${data || '…'}`,
    `Was das bedeuten kann: ${consequences || '…'}`,
    `Was wir getan haben, und was jetzt hilft: ${measures || '…'}`,
  ].join('\n\n')
}
