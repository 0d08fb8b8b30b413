import { type Mail, mailText, quote } from '~/platform/server/mail/mail'
import type { FeedbackKind } from '../vocabulary'

type Answered = { id: string; kind: FeedbackKind; message: string; answer: string; userType: string | null }

/** The answer to a barrier or another message, in an admin's words, below what it answers. */
export function feedbackAnsweredMail(email: string, { id, kind, message, answer, userType }: Answered): Mail {
  const isCompany = userType === 'COMPANY'
  const isBarrier = kind === 'barrier'
  return {
    kind: 'feedback-answered',
    to: email,
    subject: isBarrier
      ? isCompany
        ? mailText`Antwort auf Ihren Hinweis zur Barrierefreiheit`
        : mailText`Antwort auf deinen Hinweis zur Barrierefreiheit`
      : isCompany
        ? mailText`Antwort auf Ihre Rückmeldung`
        : mailText`Antwort auf deine Rückmeldung`,
    heading: isCompany
      ? mailText`Danke, dass Sie uns geschrieben haben`
      : mailText`Danke, dass du uns geschrieben hast`,
    blocks: [
      quote(answer),
      isCompany ? mailText`Sie hatten geschrieben:` : mailText`Du hattest geschrieben:`,
      quote(message),
      ...(isBarrier
        ? [
            isCompany
              ? mailText`Löst das die Barriere nicht, nennt unsere Erklärung zur Barrierefreiheit die Stelle, an die Sie sich wenden können.`
              : mailText`Löst das die Barriere nicht, nennt unsere Erklärung zur Barrierefreiheit die Stelle, an die du dich wenden kannst.`,
          ]
        : []),
    ],
    reason: isCompany
      ? mailText`Sie bekommen diese E-Mail, weil Sie uns auf Stellwerk geschrieben und um Antwort gebeten haben.`
      : mailText`Du bekommst diese E-Mail, weil du uns auf Stellwerk geschrieben und um Antwort gebeten hast.`,
    dedupeKey: `feedback-answered:${id}`,
  }
}
