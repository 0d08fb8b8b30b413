import { savedJobMailToken } from '~/features/applicants/server/notices'
import { markedUrl } from '~/features/job-postings/sources'
import { formatDay } from '~/lib/dates/dates'
import { getConfig } from '~/platform/server/config'
import { button, links, type Mail, type MailBlock, type MailText, mailText } from '~/platform/server/mail/mail'

type Job = { id: string; title: string; companyName: string }

/**
 * A person's saved jobs without an application: those ending within days, and those that have ended. Never sent empty.
 */
export function savedJobsEndingMail(
  to: { userId: string; email: string; firstName: string | null },
  endingSoon: readonly (Job & { runsUntil: Date })[],
  over: readonly Job[],
): Mail {
  const { APP_URL } = getConfig()
  const [soon] = endingSoon
  const heading = soon ? soonHeading(endingSoon.length) : overHeading(over.length)
  const single = endingSoon[0] ?? over[0]
  const token = savedJobMailToken(to.userId)
  const isOne = endingSoon.length + over.length === 1 && single !== undefined
  return {
    kind: 'saved-jobs-ending',
    to: to.email,
    subject: isOne ? mailText`${soon ? 'Endet bald' : 'Nicht mehr online'}: „${single.title}“` : heading,
    heading,
    blocks: [
      ...(soon ? soonBlocks(to.firstName, endingSoon, APP_URL) : []),
      ...(over.length > 0 ? overBlocks(over, APP_URL) : []),
      button(mailText`Gemerkte Stellen ansehen`, `${APP_URL}/app/applicant/saved`),
    ],
    reason: mailText`Du bekommst diese E-Mail höchstens einmal am Tag, weil du dir diese Stellen gemerkt hast. Abstellen kannst du sie unter „Benachrichtigungen“.`,
    unsubscribe: {
      pageUrl: `${APP_URL}/saved-jobs/unsubscribe/${token}`,
      postUrl: `${APP_URL}/api/saved-jobs/unsubscribe/${token}`,
    },
  }
}

function soonHeading(count: number): MailText {
  return count === 1 ? mailText`Eine gemerkte Stelle endet bald` : mailText`${count} gemerkte Stellen enden bald`
}

function overHeading(count: number): MailText {
  return count === 1
    ? mailText`Eine gemerkte Stelle ist nicht mehr online`
    : mailText`${count} gemerkte Stellen sind nicht mehr online`
}

function soonBlocks(
  firstName: string | null,
  jobs: readonly (Job & { runsUntil: Date })[],
  appUrl: string,
): MailBlock[] {
  return [
    mailText`${firstName === null ? 'Hallo' : `Hallo ${firstName}`}, wenn du dich noch bewerben möchtest, dann am besten jetzt:`,
    links(
      jobs.map(({ id, title, companyName, runsUntil }) => ({
        label: mailText`${title}`,
        detail: mailText`${companyName} · online bis ${formatDay(runsUntil)}`,
        url: markedUrl(`${appUrl}/job-posting/${id}`, 'merkliste'),
      })),
    ),
  ]
}

function overBlocks(jobs: readonly Job[], appUrl: string): MailBlock[] {
  return [
    mailText`Nicht mehr online. Auf der Seite der Stelle findest du ähnliche Stellen:`,
    links(
      jobs.map(({ id, title, companyName }) => ({
        label: mailText`${title}`,
        detail: mailText`${companyName}`,
        url: markedUrl(`${appUrl}/job-posting/${id}`, 'merkliste'),
      })),
    ),
  ]
}
