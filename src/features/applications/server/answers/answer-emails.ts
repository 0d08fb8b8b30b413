import { CLOSING_DAYS, type PostingEnd } from '~/features/job-postings/lifecycle'
import { addDays, formatDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, type Mail, type MailText, mailText, quote } from '~/platform/server/mail/mail'
import { daysOverdue } from '../../answer-promise'
import { APPLICANT_REASON, type Applicant, COMPANY_REASON, type Posting } from '../emails'
import { applicantUrl } from '../interviews/interview-sides'

const applicationsUrl = (search: string) => `${getConfig().APP_URL}/app/company/applications?${search}`
const postingUrl = (id: string) => `${getConfig().APP_URL}/app/company/job-postings/${id}`

const people = (count: number) => (count === 1 ? mailText`eine Bewerbung` : mailText`${count} Bewerbungen`)

/** One mail for each company and day, about every answer whose reminder is due. */
export function answersDueMail(
  to: { email: string },
  input: { companyId: string; day: string; soon: number; today: number; late: number; oldest: Date; now: Date },
): Mail {
  const { soon, today, late } = input
  const count = soon + today + late
  const days = daysOverdue(input.oldest, input.now)
  return {
    kind: 'applications-overdue',
    to: to.email,
    subject:
      count === 1
        ? mailText`Eine Bewerbung wartet auf Ihre Antwort`
        : mailText`${count} Bewerbungen warten auf Ihre Antwort`,
    heading: late > 0 ? mailText`Antworten sind überfällig` : mailText`Zugesagte Antworten werden fällig`,
    blocks: [
      ...(late > 0
        ? [
            mailText`Überfällig: ${people(late)}, die älteste seit ${days === 1 ? 'gestern' : `${days}\u00a0Tagen`}. Sieben Tage nach dem zugesagten Datum pausiert eine Stelle, die noch online ist, bis alle eine Antwort haben.`,
          ]
        : []),
      ...(today > 0 ? [mailText`Heute fällig: ${people(today)}.`] : []),
      ...(soon > 0 ? [mailText`In den nächsten drei Tagen fällig: ${people(soon)}.`] : []),
      mailText`Eine Nachricht oder ein neuer Status genügt. Wenn Sie mehr Zeit brauchen, verschieben Sie die Antwort einmal je Stelle, mit ein paar Worten an alle, die warten.`,
      button(mailText`Jetzt antworten`, applicationsUrl('sortierung=frist&ansicht=liste')),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `applications-overdue:${input.companyId}:${input.day}:${to.email}`,
  }
}

/** The posting pauses because applicants have waited too long. */
export function pausedOverdueMail(
  to: string,
  posting: { id: string; title: string; waiting: number; promiseExtendedAt: Date | null },
): Mail {
  const { id, title, waiting, promiseExtendedAt } = posting
  return {
    kind: 'posting-paused-overdue',
    to,
    subject: mailText`Pausiert, Antworten fehlen: „${title}“`,
    heading: mailText`Ihre Stelle pausiert`,
    blocks: [
      mailText`Bei „${title}“ ${waiting === 1 ? 'wartet eine Person' : `warten ${waiting} Personen`} länger als zugesagt auf eine Antwort. Sieben Tage nach dem Datum pausiert die Stelle; niemand kann sich mehr darauf bewerben.`,
      promiseExtendedAt === null
        ? mailText`Sie geht von selbst wieder online, sobald alle eine Antwort haben. Oder Sie verschieben die Antworten einmal, mit ein paar Worten an alle, die warten.`
        : mailText`Sie geht von selbst wieder online, sobald alle eine Antwort haben.`,
      button(mailText`Jetzt antworten`, applicationsUrl(`stelle=${id}&ueberfaellig=true&ansicht=liste`)),
    ],
    reason: COMPANY_REASON,
    about: { type: 'posting', id },
  }
}

const HOW_ENDED: Record<PostingEnd, MailText> = {
  date: mailText`ist abgelaufen und steht nicht mehr in der Suche`,
  archive: mailText`ist beendet`,
  license: mailText`ist offline, weil Ihr Unternehmen gerade keine gültige Lizenz hat`,
  removal: mailText`haben wir von Stellwerk entfernt`,
  company: mailText`ist beendet`,
}

/** The posting has ended, but people still wait: what to do, and on which day the closing letter goes out. */
export function endedWithOpenMail(
  to: string,
  posting: { id: string; title: string; open: number; endedAt: Date | null; endedBy: PostingEnd | null },
  now: Date,
): Mail {
  const { id, title, open } = posting
  const endedAt = posting.endedAt ?? now
  const endedBy = posting.endedBy ?? 'date'
  const mayClose = endedBy === 'date' || endedBy === 'license'
  return {
    kind: 'posting-ended-open',
    to,
    subject: mailText`Noch offene Bewerbungen: „${title}“`,
    heading: mailText`${open === 1 ? 'Eine Bewerbung ist' : `${open} Bewerbungen sind`} noch offen`,
    blocks: [
      mailText`„${title}“ ${HOW_ENDED[endedBy]}.`,
      mailText`Am ${formatDay(addDays(endedAt, CLOSING_DAYS))} geht an alle, die dann noch warten, der Abschlussbrief, dem Sie beim Veröffentlichen zugestimmt haben. Wem Sie ein Angebot gemacht haben oder wer mit Ihnen zum Gespräch verabredet ist, bekommt ihn nicht: Darüber entscheiden Sie. Persönliche Worte kommen besser an.`,
      mayClose
        ? button(mailText`Beenden und allen antworten`, `${postingUrl(id)}/close`)
        : button(mailText`Bewerbungen ansehen`, applicationsUrl(`stelle=${id}&ansicht=liste`)),
      ...(endedBy === 'date'
        ? [mailText`Suchen Sie noch? Dann verlängern Sie die Stelle unter „Jobs verwalten“.`]
        : []),
    ],
    reason: COMPANY_REASON,
    dedupeKey: `posting-ended-open:${id}:${endedAt.toISOString()}:${now.getTime() - endedAt.getTime() < 7 * 86_400_000 ? 1 : 2}:${to}`,
    about: { type: 'posting', id },
  }
}

/** Tells an applicant that the promised date has passed. */
export function answerLateMail(to: Applicant & Posting & { id: string }, dueAt: Date): Mail {
  return {
    kind: 'application-late',
    to: to.email,
    subject: mailText`Noch keine Antwort: „${to.title}“`,
    heading: mailText`Hallo ${to.firstName}, die Antwort verspätet sich`,
    blocks: [
      mailText`„${to.companyName}“ wollte dir bis zum ${formatDay(dueAt)} zu deiner Bewerbung als „${to.title}“ antworten. Bisher ist nichts gekommen.`,
      mailText`Wir erinnern das Unternehmen. Bleibt es still, pausiert die Stelle nach sieben Tagen, wenn sie dann noch online ist. Du musst nichts tun.`,
      button(mailText`Bewerbung ansehen`, applicantUrl(to.id)),
    ],
    reason: mailText`Du bekommst diese E-Mail, weil du dich über Stellwerk beworben hast. Abstellen kannst du sie unter „Benachrichtigungen“.`,
    dedupeKey: `application-late:${to.id}:${dueAt.toISOString()}`,
    about: { type: 'application', id: to.id },
  }
}

/** Tells an applicant of the new date, with the company's words. */
export function promiseExtendedMail(
  to: Applicant,
  posting: Posting,
  input: { message: string; until: Date; url: string; applicationId: string },
): Mail {
  return {
    kind: 'application-promise-extended',
    to: to.email,
    subject: mailText`Neues Datum für deine Antwort: „${posting.title}“`,
    heading: mailText`Hallo ${to.firstName}, deine Antwort kommt etwas später`,
    blocks: [
      mailText`„${posting.companyName}“ braucht für deine Bewerbung als „${posting.title}“ mehr Zeit und sagt dir eine Antwort bis zum ${formatDay(input.until)} zu.`,
      quote(input.message),
      button(mailText`Bewerbung ansehen`, input.url),
    ],
    reason: APPLICANT_REASON,
    dedupeKey: `application-promise-extended:${input.applicationId}`,
    about: { type: 'application', id: input.applicationId },
  }
}
