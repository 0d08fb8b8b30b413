import { markedUrl } from '~/features/job-postings/sources'
import { getConfig } from '~/platform/server/config'
import { button, links, type Mail, type MailBlock, mailText, quote } from '~/platform/server/mail/mail'
import { type ApplicationStatus, applicationStatusLabels, type EndReason } from '../lifecycle'

export type Applicant = { email: string; firstName: string }
export type Posting = { title: string; companyName: string }

export const APPLICANT_REASON = mailText`Du bekommst diese E-Mail, weil du dich über Stellwerk beworben hast.`
export const COMPANY_REASON = mailText`Sie bekommen diese E-Mail, weil Sie zum Team dieses Unternehmens auf Stellwerk gehören.`

/** The receipt of an application. */
export function receivedMail(to: Applicant, posting: Posting, url: string, applicationId: string): Mail {
  return {
    kind: 'application-received',
    to: to.email,
    subject: mailText`Deine Bewerbung ist angekommen: „${posting.title}“`,
    heading: mailText`Hallo ${to.firstName}, deine Bewerbung ist angekommen`,
    blocks: [
      mailText`„${posting.companyName}“ hat deine Bewerbung als „${posting.title}“ erhalten. Über jeden Schritt sagen wir dir Bescheid.`,
      button(mailText`Status der Bewerbung ansehen`, url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `application-received:${applicationId}`,
  }
}

/** Tells a member of the company about a new application. */
export function newApplicationMail(
  to: { email: string },
  input: { title: string; url: string; applicationId: string; jobPostingId: string },
): Mail {
  return {
    kind: 'new-application',
    to: to.email,
    subject: mailText`Neue Bewerbung: „${input.title}“`,
    heading: mailText`Neue Bewerbung`,
    blocks: [
      mailText`Auf Ihre Stelle „${input.title}“ ist eine Bewerbung eingegangen.`,
      button(mailText`Bewerbung ansehen`, input.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `new-application:${input.applicationId}:${to.email}`,
    about: { type: 'application', id: input.applicationId, group: input.jobPostingId },
  }
}

/** A job that a rejected applicant may like. */
export type OtherJob = { id: string; title: string; companyName: string; placeNames: readonly string[] }

/** Tells the applicant about a company's step; a rejection also names other open jobs nearby. */
export function statusMail(
  to: Applicant,
  posting: Posting,
  change: {
    status: ApplicationStatus
    message: string | null
    url: string
    applicationId: string
    eventId: string
    jobs?: readonly OtherJob[]
    because?: EndReason
  },
): Mail {
  const label = applicationStatusLabels[change.status]
  const words: MailBlock[] = change.message ? [quote(change.message)] : []
  return {
    kind: 'application-status',
    to: to.email,
    subject: mailText`${label}: „${posting.title}“, „${posting.companyName}“`,
    heading: mailText`Neuer Status deiner Bewerbung: ${label}`,
    blocks: [
      change.because === 'posting-ended'
        ? mailText`Die Stelle „${posting.title}“ bei „${posting.companyName}“ ist beendet, und deine Bewerbung damit auch.`
        : mailText`„${posting.companyName}“ hat deine Bewerbung als „${posting.title}“ bearbeitet.`,
      ...words,
      ...otherJobs(change.jobs ?? []),
      button(mailText`Bewerbung ansehen`, change.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `application-status:${change.eventId}`,
    about: { type: 'application', id: change.applicationId, detail: change.status },
  }
}

function otherJobs(jobs: readonly OtherJob[]): MailBlock[] {
  if (jobs.length === 0) return []
  const items = jobs.map(({ id, title, companyName, placeNames }) => ({
    label: mailText`${title}`,
    detail: mailText`${[companyName, ...placeNames.slice(0, 1)].join(', ')}`,
    // Found by the search, as those below a posting are; companies do not read who was rejected elsewhere.
    url: markedUrl(`${getConfig().APP_URL}/job-posting/${id}`, 'suche'),
  }))
  return [mailText`Ähnliche Stellen in der Nähe, die gerade offen sind:`, links(items)]
}

/** Tells the company that an application was withdrawn. */
export function withdrawnMail(
  to: { email: string },
  input: { title: string; name: string; url: string; eventId: string; applicationId: string },
): Mail {
  return {
    kind: 'application-withdrawn',
    to: to.email,
    subject: mailText`Bewerbung zurückgezogen: „${input.title}“`,
    heading: mailText`Eine Bewerbung wurde zurückgezogen`,
    blocks: [
      mailText`„${input.name}“ hat die Bewerbung auf „${input.title}“ zurückgezogen.`,
      button(mailText`Bewerbungen ansehen`, input.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `application-withdrawn:${input.eventId}:${to.email}`,
    about: { type: 'application', id: input.applicationId },
  }
}

/** Tells a colleague that a note names them. The subject does not contain the note. */
export function mentionMail(
  to: { email: string },
  input: { noteId: string; applicationId: string; author: string; title: string; body: string; url: string },
): Mail {
  return {
    kind: 'note-mention',
    to: to.email,
    subject: mailText`„${input.author}“ hat Sie in einer Notiz erwähnt`,
    heading: mailText`„${input.author}“ hat Sie erwähnt`,
    blocks: [
      mailText`In einer Notiz zu einer Bewerbung auf „${input.title}“:`,
      quote(input.body),
      button(mailText`Bewerbung ansehen`, input.url),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `note-mention:${input.noteId}:${to.email}`,
    about: { type: 'application', id: input.applicationId },
  }
}
