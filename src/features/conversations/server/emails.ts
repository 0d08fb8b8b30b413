import { APPLICANT_REASON, COMPANY_REASON } from '~/features/applications/server/emails'
import { button, type Mail, mailText, quote } from '~/platform/server/mail/mail'

type Written = {
  messageId: string
  conversationId: string
  /** The posting's title; null when it is about the résumé alone. */
  subject: string | null
  body: string
  url: string
}

/** Tells an applicant of a company's message; the link opens the thread with the answer box. */
export function messageToApplicantMail(
  to: { email: string; firstName: string },
  input: Written & { companyName: string },
): Mail {
  return {
    kind: 'message',
    to: to.email,
    subject: mailText`Nachricht von „${input.companyName}“: „${input.subject ?? 'dein Lebenslauf'}“`,
    heading: mailText`„${input.companyName}“ hat dir geschrieben`,
    blocks: [
      input.subject
        ? mailText`Es geht um deine Bewerbung als „${input.subject}“.`
        : mailText`Es geht um deinen Lebenslauf.`,
      quote(input.body),
      button(mailText`Nachricht beantworten`, input.url),
    ],
    reason: input.subject
      ? APPLICANT_REASON
      : mailText`Du bekommst diese E-Mail, weil du diesem Unternehmen deinen Lebenslauf geöffnet hast.`,
    dedupeKey: `message:${input.messageId}:${to.email}`,
    about: { type: 'message', id: input.messageId, group: input.conversationId },
  }
}

/** Tells a member of a company of an applicant's answer. */
export function messageToCompanyMail(to: { email: string }, input: Written & { senderName: string }): Mail {
  return {
    kind: 'message',
    to: to.email,
    subject: mailText`Nachricht von „${input.senderName}“: „${input.subject ?? 'Lebenslauf'}“`,
    heading: mailText`„${input.senderName}“ hat Ihnen geschrieben`,
    blocks: [
      input.subject
        ? mailText`Es geht um die Bewerbung als „${input.subject}“.`
        : mailText`Es geht um einen Lebenslauf, der für Sie geöffnet ist.`,
      quote(input.body),
      button(mailText`Nachricht beantworten`, input.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `message:${input.messageId}:${to.email}`,
    about: { type: 'message', id: input.messageId, group: input.conversationId },
  }
}
