import { payText } from '~/features/job-postings/posting-texts'
import { maskContacts } from '~/features/resumes/redaction/mask-contacts'
import { answerableUntil } from '~/features/resumes/texts'
import { formatDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, links, type Mail, type MailBlock, mailText, quote } from '~/platform/server/mail/mail'

type Asking = {
  companyName: string
  message: string
  url: string
  id: string
  posting: AskedFor | null
  askedAt: Date
}

/** Tells a person about a request for contact; the link answers it without signing in. */
export function contactRequestMail(to: { email: string; firstName: string }, request: Asking): Mail {
  return {
    kind: 'contact-request',
    to: to.email,
    subject: mailText`„${request.companyName}“ möchte dich kennenlernen`,
    heading: mailText`Hallo ${to.firstName}, „${request.companyName}“ möchte Kontakt`,
    blocks: [
      mailText`„${request.companyName}“ hat deinen Lebenslauf gesehen und schreibt dir:`,
      quote(maskContacts(request.message)),
      ...postingBlocks(request.posting),
      mailText`Stimmst du zu, sieht dieses Unternehmen deinen Namen, deinen Kontakt und deinen ganzen Lebenslauf. Lehnst du ab, erfährt es nicht, wer du bist. Antworten kannst du bis zum ${answerableUntil(request.askedAt)}.`,
      button(mailText`Anfrage beantworten`, request.url),
    ],
    reason: mailText`Du bekommst diese E-Mail, weil Unternehmen deinen Lebenslauf auf Stellwerk finden können.`,
    dedupeKey: `contact-request:${request.id}`,
    about: { type: 'contact-request', id: request.id },
  }
}

/** The posting that a request is about. */
type AskedFor = { id: string; title: string } & Parameters<typeof payText>[0]

function postingBlocks(posting: AskedFor | null): MailBlock[] {
  if (!posting) return []
  const pay = payText(posting)
  const detail = pay ? mailText`${pay.amount} ${pay.period}` : mailText`Gehalt nicht genannt`
  const url = `${getConfig().APP_URL}/job-posting/${posting.id}`
  return [mailText`Es geht um diese Stelle:`, links([{ label: mailText`${posting.title}`, detail, url }])]
}

const ASKED_REASON = mailText`Sie bekommen diese E-Mail, weil Sie auf Stellwerk um Kontakt gebeten haben.`

/** @param answer `name` is null when the person refused */
export function contactAnswerMail(
  to: { email: string },
  answer: { name: string | null; url: string; id: string },
): Mail {
  const isYes = answer.name !== null
  return {
    kind: 'contact-answer',
    to: to.email,
    subject: isYes
      ? mailText`„${answer.name ?? ''}“ hat Ihrer Kontaktanfrage zugestimmt`
      : mailText`Auf Ihre Kontaktanfrage kam ein Nein`,
    heading: isYes ? mailText`Auf Ihre Kontaktanfrage kam ein Ja` : mailText`Auf Ihre Kontaktanfrage kam ein Nein`,
    blocks: isYes
      ? [
          mailText`„${answer.name ?? ''}“ hat zugestimmt. Sie sehen jetzt den ganzen Lebenslauf mit Name und Kontakt.`,
          button(mailText`Lebenslauf öffnen`, answer.url),
        ]
      : [mailText`Die Person möchte derzeit keinen Kontakt. Bitte fragen Sie frühestens in drei Monaten noch einmal.`],
    reason: ASKED_REASON,
    dedupeKey: `contact-answer:${answer.id}:${to.email}`,
    about: { type: 'contact-request', id: answer.id, detail: isYes ? 'accepted' : 'declined' },
  }
}

/** Nobody answered; who the person is stays unknown. */
export function contactExpiredMail(to: { email: string }, request: { id: string; askedAt: Date }): Mail {
  return {
    kind: 'contact-answer',
    to: to.email,
    subject: mailText`Auf Ihre Kontaktanfrage kam keine Antwort`,
    heading: mailText`Ihre Kontaktanfrage ist abgelaufen`,
    blocks: [
      mailText`Auf Ihre Kontaktanfrage vom ${formatDay(request.askedAt)} hat die Person bis zum ${answerableUntil(request.askedAt)} nicht geantwortet. Nach einem Monat können Sie noch einmal fragen.`,
    ],
    reason: ASKED_REASON,
    dedupeKey: `contact-answer:${request.id}:${to.email}`,
    about: { type: 'contact-request', id: request.id, detail: 'expired' },
  }
}
