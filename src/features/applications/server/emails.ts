import { toIsoDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, type MailBlock, paragraph, quote } from '~/platform/server/mail/mail'
import { mailText } from '~/platform/server/mail/mail-text'
import { daysOverdue } from '../answer-promise'
import { type ApplicationStatus, applicationStatusLabels } from '../lifecycle'

export type Applicant = { email: string; firstName: string }
export type Posting = { title: string; companyName: string }

export const APPLICANT_REASON = mailText`Du bekommst diese Mail, weil du dich über Stellwerk beworben hast.`

/** The receipt of an application. */
export function receivedMail(to: Applicant, posting: Posting, url: string, applicationId: string): Mail {
  return {
    kind: 'application-received',
    to: to.email,
    subject: mailText`Deine Bewerbung ist angekommen: „${posting.title}“`,
    heading: mailText`Hallo ${to.firstName}, deine Bewerbung ist angekommen`,
    blocks: [
      paragraph(
        mailText`„${posting.companyName}“ hat deine Bewerbung als „${posting.title}“ erhalten. Über jeden Schritt sagen wir dir Bescheid.`,
      ),
      button(mailText`Stand der Bewerbung ansehen`, url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `application-received:${applicationId}`,
  }
}

/** Tells a member of the company about a new application. */
export function newApplicationMail(
  to: { email: string },
  input: { title: string; url: string; applicationId: string },
): Mail {
  return {
    kind: 'new-application',
    to: to.email,
    subject: mailText`Neue Bewerbung: „${input.title}“`,
    heading: mailText`Neue Bewerbung`,
    blocks: [
      paragraph(mailText`Auf Ihre Stelle „${input.title}“ ist eine Bewerbung eingegangen.`),
      button(mailText`Bewerbung ansehen`, input.url),
    ],
    reason: mailText`Sie bekommen diese Mail, weil Sie zum Team dieses Unternehmens auf Stellwerk gehören.`,
    dedupeKey: `new-application:${input.applicationId}:${to.email}`,
  }
}

/** Tells the applicant about a company's step. */
export function statusMail(
  to: Applicant,
  posting: Posting,
  change: { status: ApplicationStatus; message: string | null; url: string; eventId: string },
): Mail {
  const label = applicationStatusLabels[change.status]
  const words: MailBlock[] = change.message ? [quote(change.message)] : []
  return {
    kind: 'application-status',
    to: to.email,
    subject: mailText`${label}: „${posting.title}“, „${posting.companyName}“`,
    heading: mailText`Neuer Stand deiner Bewerbung: ${label}`,
    blocks: [
      paragraph(mailText`„${posting.companyName}“ hat deine Bewerbung als „${posting.title}“ bearbeitet.`),
      ...words,
      button(mailText`Bewerbung ansehen`, change.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `application-status:${change.eventId}`,
  }
}

/** Tells the company that an application was withdrawn. */
export function withdrawnMail(
  to: { email: string },
  input: { title: string; name: string; url: string; eventId: string },
): Mail {
  return {
    kind: 'application-withdrawn',
    to: to.email,
    subject: mailText`Bewerbung zurückgezogen: „${input.title}“`,
    heading: mailText`Eine Bewerbung wurde zurückgezogen`,
    blocks: [
      paragraph(mailText`„${input.name}“ hat die Bewerbung auf „${input.title}“ zurückgezogen.`),
      button(mailText`Bewerbungen ansehen`, input.url),
    ],
    reason: mailText`Sie bekommen diese Mail, weil Sie zum Team dieses Unternehmens auf Stellwerk gehören.`,
    dedupeKey: `application-withdrawn:${input.eventId}:${to.email}`,
  }
}

const COMPANY_REASON = mailText`Sie bekommen diese Mail, weil Sie zum Team dieses Unternehmens auf Stellwerk gehören.`

/** Once a day while somebody waits longer than a posting promised. */
export function overdueMail(
  to: { email: string },
  input: { companyId: string; day: string; count: number; oldest: Date; url: string; now: Date },
): Mail {
  const days = daysOverdue(input.oldest, input.now)
  const since = days <= 1 ? mailText`seit gestern` : mailText`seit ${days} Tagen`
  const isOne = input.count === 1
  return {
    kind: 'applications-overdue',
    to: to.email,
    subject: isOne
      ? mailText`Eine Bewerbung wartet auf Ihre Antwort`
      : mailText`${input.count} Bewerbungen warten auf Ihre Antwort`,
    heading: isOne ? mailText`Eine Antwort ist überfällig` : mailText`${input.count} Antworten sind überfällig`,
    blocks: [
      paragraph(
        isOne
          ? mailText`Ihre Stellenanzeige hat eine Antwort zugesagt. Die Frist ist ${since} abgelaufen.`
          : mailText`Ihre Stellenanzeigen haben Antworten zugesagt. Die älteste Frist ist ${since} abgelaufen.`,
      ),
      paragraph(mailText`Auf Ihrer öffentlichen Seite steht, wie oft und wie schnell Sie antworten.`),
      button(mailText`Jetzt antworten`, input.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `applications-overdue:${input.companyId}:${input.day}:${to.email}`,
  }
}

/** The run is over, but people still wait: the posting is closed by answering them. */
export function endedWithOpenMail(
  to: string,
  posting: { id: string; title: string; waiting: number },
  now: Date,
): Mail {
  const { id, title, waiting } = posting
  const who = waiting === 1 ? mailText`Eine Person wartet` : mailText`${waiting} Personen warten`
  const page = `${getConfig().APP_URL}/app/company/job-postings/${id}`
  return {
    kind: 'posting-ended-open',
    to,
    subject: mailText`Abgelaufen, Antwort fehlt: „${title}“`,
    heading: mailText`${who} noch auf Ihre Antwort`,
    blocks: [
      paragraph(
        mailText`„${title}“ ist abgelaufen und steht nicht mehr in der Suche. Beendet ist die Stelle erst, wenn alle eine Antwort haben; das geht in einem Schritt.`,
      ),
      button(mailText`Beenden und allen antworten`, `${page}/close`),
      paragraph(mailText`Suchen Sie noch? Dann verlängern Sie die Stelle unter „Jobs verwalten“.`),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `posting-ended-open:${id}:${toIsoDay(now)}:${to}`,
  }
}

/** Tells a colleague that a note names them. The subject does not contain the note. */
export function mentionMail(
  to: { email: string },
  input: { noteId: string; author: string; title: string; body: string; url: string },
): Mail {
  return {
    kind: 'note-mention',
    to: to.email,
    subject: mailText`„${input.author}“ hat Sie in einer Notiz erwähnt`,
    heading: mailText`„${input.author}“ hat Sie erwähnt`,
    blocks: [
      paragraph(mailText`In einer Notiz zu einer Bewerbung auf „${input.title}“:`),
      quote(input.body),
      button(mailText`Bewerbung ansehen`, input.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `note-mention:${input.noteId}:${to.email}`,
  }
}
