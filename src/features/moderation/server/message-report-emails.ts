import type { MessageDecision, Side } from '~/features/conversations/vocabulary'
import { button, type Mail, type MailText, mailText, quote } from '~/platform/server/mail/mail'

type Person = { email: string; side: Side }

type Decided = { id: string; decision: MessageDecision; facts: string; appealUrl: string }

/**
 * Informs the reporter of a message of the decision.
 * @param decided `isOver`: somebody had ended the conversation before
 */
export function messageReportDecidedMail(
  to: Person,
  { id, decision, facts, appealUrl, isOver }: Decided & { isOver: boolean },
): Mail {
  const isCompany = to.side === 'company'
  const ownWay = isCompany
    ? mailText` Sie können die Unterhaltung selbst blockieren.`
    : mailText` Du kannst die Unterhaltung selbst blockieren.`
  const outcome =
    decision === 'blocked'
      ? mailText`Wir haben die Unterhaltung beendet. Niemand kann dort noch schreiben.`
      : mailText`Wir haben in der Nachricht keinen Verstoß gefunden.${isOver ? '' : ownWay}`
  return {
    kind: 'report-decided',
    to: to.email,
    subject: isCompany
      ? mailText`Ihre Meldung einer Nachricht ist geprüft`
      : mailText`Deine Meldung einer Nachricht ist geprüft`,
    heading: isCompany ? mailText`Danke für Ihre Meldung` : mailText`Danke für deine Meldung`,
    blocks: [
      mailText`${outcome} Unsere Begründung:`,
      quote(facts),
      mailText`Entschieden hat ein Mensch, ohne automatische Mittel. ${remedy(isCompany)}`,
      button(mailText`Beschwerde einlegen`, appealUrl),
      mailText`Vorgangsnummer: ${id}`,
    ],
    reason: isCompany
      ? mailText`Sie bekommen diese E-Mail, weil Sie auf Stellwerk eine Nachricht gemeldet haben.`
      : mailText`Du bekommst diese E-Mail, weil du auf Stellwerk eine Nachricht gemeldet hast.`,
    dedupeKey: `message-report-decided:${id}`,
  }
}

/** The reasons for the author of the message (DSA Art. 17); without naming the reporter. */
export function conversationEndedMail(
  to: Person,
  /** `decisionId`: the report, or the objection that reversed its decision. */
  { id, facts, appealUrl, decisionId }: { id: string; facts: string; appealUrl: string; decisionId: string },
): Mail {
  const isCompany = to.side === 'company'
  return {
    kind: 'conversation-ended',
    to: to.email,
    subject: mailText`Wir haben eine Unterhaltung auf Stellwerk beendet`,
    heading: isCompany
      ? mailText`Wir haben eine Ihrer Unterhaltungen beendet`
      : mailText`Wir haben eine deiner Unterhaltungen beendet`,
    blocks: [
      isCompany
        ? mailText`Jemand hat eine Ihrer Nachrichten gemeldet. Ein Mensch hat sie gelesen und die Unterhaltung beendet, ohne automatische Mittel. Die Begründung:`
        : mailText`Jemand hat eine deiner Nachrichten gemeldet. Ein Mensch hat sie gelesen und die Unterhaltung beendet, ohne automatische Mittel. Die Begründung:`,
      quote(facts),
      remedy(isCompany),
      button(mailText`Beschwerde einlegen`, appealUrl),
      mailText`Vorgangsnummer: ${id}`,
    ],
    reason: isCompany
      ? mailText`Sie bekommen diese E-Mail, weil wir eine Ihrer Unterhaltungen auf Stellwerk beendet haben.`
      : mailText`Du bekommst diese E-Mail, weil wir eine deiner Unterhaltungen auf Stellwerk beendet haben.`,
    dedupeKey: `conversation-ended:${decisionId}`,
  }
}

/** How to object to a decision (DSA Art. 17 (3) f, 20). */
function remedy(isCompany: boolean): MailText {
  return isCompany
    ? mailText`Sie können sich innerhalb von sechs Monaten kostenlos bei uns beschweren. Daneben stehen Ihnen die außergerichtliche Streitbeilegung und die Gerichte offen.`
    : mailText`Du kannst dich innerhalb von sechs Monaten kostenlos bei uns beschweren. Daneben stehen dir die außergerichtliche Streitbeilegung und die Gerichte offen.`
}
