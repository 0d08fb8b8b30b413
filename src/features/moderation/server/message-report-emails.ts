import type { MessageDecision, Side } from '~/features/conversations/vocabulary'
import { type Mail, paragraph, quote } from '~/platform/server/mail/mail'

type Person = { email: string; name: string; side: Side }

/** Tells whoever reported a message what was decided. */
export function messageReportDecidedMail(
  to: Person,
  { id, decision, facts }: { id: string; decision: MessageDecision; facts: string },
): Mail {
  const isCompany = to.side === 'company'
  const outcome =
    decision === 'blocked'
      ? 'Wir haben die Unterhaltung beendet. Niemand kann dort noch schreiben.'
      : isCompany
        ? 'Wir haben in der Nachricht keinen Verstoß gefunden. Sie können die Unterhaltung selbst blockieren.'
        : 'Wir haben in der Nachricht keinen Verstoß gefunden. Du kannst die Unterhaltung selbst blockieren.'
  return {
    kind: 'report-decided',
    to: to.email,
    subject: isCompany ? 'Ihre Meldung einer Nachricht ist geprüft' : 'Deine Meldung einer Nachricht ist geprüft',
    heading: isCompany ? 'Danke für Ihre Meldung' : 'Danke für deine Meldung',
    blocks: [paragraph(outcome), quote(facts), paragraph(`Vorgangsnummer: ${id}`)],
    reason: isCompany
      ? 'Sie bekommen diese E-Mail, weil Sie auf Stellwerk eine Nachricht gemeldet haben.'
      : 'Du bekommst diese E-Mail, weil du auf Stellwerk eine Nachricht gemeldet hast.',
    dedupeKey: `message-report-decided:${id}`,
  }
}

/** The reasons for whoever wrote the message (DSA Art. 17); who reported it stays unsaid. */
export function conversationEndedMail(to: Person, { id, facts }: { id: string; facts: string }): Mail {
  const isCompany = to.side === 'company'
  return {
    kind: 'conversation-ended',
    to: to.email,
    subject: 'Eine Unterhaltung auf Stellwerk wurde beendet',
    heading: isCompany ? 'Wir haben eine Ihrer Unterhaltungen beendet' : 'Wir haben eine deiner Unterhaltungen beendet',
    blocks: [
      paragraph(
        isCompany
          ? 'Eine Ihrer Nachrichten wurde gemeldet. Ein Mensch hat sie gelesen und die Unterhaltung beendet; automatische Mittel kamen nicht zum Einsatz. Die Begründung:'
          : 'Eine deiner Nachrichten wurde gemeldet. Ein Mensch hat sie gelesen und die Unterhaltung beendet; automatische Mittel kamen nicht zum Einsatz. Die Begründung:',
      ),
      quote(facts),
      paragraph(
        isCompany
          ? `Sie sind anderer Meinung? Antworten Sie auf diese E-Mail und nennen Sie die Vorgangsnummer ${id}. Der Rechtsweg steht Ihnen offen.`
          : `Du bist anderer Meinung? Antworte auf diese E-Mail und nenne die Vorgangsnummer ${id}. Der Rechtsweg steht dir offen.`,
      ),
    ],
    reason: isCompany
      ? 'Sie bekommen diese E-Mail, weil eine Ihrer Unterhaltungen auf Stellwerk beendet wurde.'
      : 'Du bekommst diese E-Mail, weil eine deiner Unterhaltungen auf Stellwerk beendet wurde.',
    dedupeKey: `conversation-ended:${id}`,
  }
}
