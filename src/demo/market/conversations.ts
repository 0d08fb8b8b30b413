import type { ApplicationStatus } from '~/features/applications/lifecycle'
import type { conversation, message } from '~/features/conversations/server/table'
import { toWallClock } from '~/lib/dates/dates'
import { createRandom } from '~/lib/random'
import { type Line, threadFor } from '../content/messages'
import { demoId } from '../demo-id'
import type { MarketApplication } from './applications'
import { type InterviewRows, nextWorkday } from './interviews'
import { DAY, HOUR, stamps } from './moments'
import { SPECIAL_APPLICANTS } from './special-applicants'

export type ConversationRows = {
  conversations: (typeof conversation.$inferInsert)[]
  messages: (typeof message.$inferInsert)[]
}

/** Share of applications in a state that have a conversation. */
const TALKATIVE = {
  submitted: 0.06,
  in_review: 0.35,
  interview: 0.95,
  offer: 0.9,
  hired: 0.8,
  rejected: 0.12,
  withdrawn: 0.1,
} satisfies Record<ApplicationStatus, number>

const appointmentDay = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** Conversations between companies and applicants; the last message of some is unread. */
export function buildConversations(
  now: Date,
  applications: readonly MarketApplication[],
  { interviews }: InterviewRows,
): ConversationRows {
  const rows: ConversationRows = { conversations: [], messages: [] }
  // Messages mention the time that is in the calendar.
  const invitations = new Map(interviews.map((interview) => [interview.applicationId, interview]))
  for (const application of applications) addThread(rows, application, invitations.get(application.id), now)
  return rows
}

function addThread(
  rows: ConversationRows,
  { id, key, applicant, posting, status, steps, submittedAt }: MarketApplication,
  invitation: InterviewRows['interviews'][number] | undefined,
  now: Date,
) {
  const random = createRandom(`thread:${key}`)
  const isShowcase = applicant.email === SPECIAL_APPLICANTS[0]?.email && status === 'interview'
  if (!isShowcase && !random.chance(TALKATIVE[status])) return
  const member = random.pick(posting.company.members)
  const [salutation, , contactLastName] = posting.company.source.contact
  const contactIsWriting = member.userId === posting.company.members[0].userId
  const [firstProposed] = invitation?.proposedTimes ?? []
  const firstTime = invitation?.startsAt ?? (firstProposed ? new Date(firstProposed) : null)
  const start = startOf(steps, submittedAt)
  const hasMet = status === 'offer' || status === 'hired'
  const lines = threadFor(
    status,
    {
      applicantName: `${applicant.person.firstName} ${applicant.person.lastName}`,
      contactGreeting: contactIsWriting ? `${salutation} ${contactLastName}` : member.name,
      memberName: member.name,
      postingTitle: posting.title,
      place: posting.place.name,
      appointment: firstTime
        ? `am ${appointmentDay.format(firstTime)}, um ${Number(toWallClock(firstTime).slice(11, 13))} Uhr`
        : `am ${appointmentDay.format(nextWorkday(start, hasMet ? 1 : random.int(3, 8)))}, um ${random.int(8, 15)} Uhr`,
    },
    random,
  )
  const said = isShowcase ? upToCompany(lines) : hasMet ? lines : lines.slice(0, random.int(1, lines.length))
  // An applicant who still has to choose a time has not answered.
  const shown = invitation?.status === 'proposed' ? lines.slice(0, 1) : said
  const conversationId = demoId(`conversation:${key}`)
  const end = now.getTime() - HOUR / 2
  const lastStep = steps[steps.length - 1]?.at ?? start
  const span = Math.min(end, lastStep.getTime() + DAY) - start.getTime()
  const gap = hasMet
    ? span / (shown.length + 1)
    : Math.min(random.int(5, 26) * HOUR, (end - start.getTime()) / (shown.length + 1))
  const times = shown.map((_, index) => new Date(Math.round(start.getTime() + gap * (index + 1))))
  const last = times[times.length - 1] ?? start
  const isLastUnread =
    isShowcase || (now.getTime() - last.getTime() < 3 * DAY ? random.chance(0.6) : random.chance(0.12))
  rows.conversations.push({
    id: conversationId,
    companyId: posting.company.id,
    applicantProfileId: applicant.profileId,
    applicationId: id,
    lastMessageAt: last,
    lastMessageId: demoId(`message:${key}:${shown.length - 1}`),
    companyUnread: isLastUnread && shown.at(-1)?.side === 'applicant' ? 1 : 0,
    applicantUnread: isLastUnread && shown.at(-1)?.side === 'company' ? 1 : 0,
    ...stamps(times[0] ?? start, last),
  })
  shown.forEach(({ side, body }, index) => {
    const at = times[index] ?? start
    const isUnread = index === shown.length - 1 && isLastUnread
    rows.messages.push({
      id: demoId(`message:${key}:${index}`),
      conversationId,
      senderUserId: side === 'company' ? member.userId : applicant.userId,
      senderSide: side,
      body,
      replyToMessageId: index === 0 ? null : demoId(`message:${key}:${index - 1}`),
      readAt: isUnread ? null : new Date(Math.min(at.getTime() + 2 * HOUR, end)),
      ...stamps(at),
    })
  })
}

/** The conversation, cut so that it ends with the company. */
function upToCompany(lines: Line[]): Line[] {
  return lines.slice(0, lines.findLastIndex(({ side }) => side === 'company') + 1)
}

/**
 * The company writes when it invites, else when it has opened the application; without a change, some time after it
 * arrived.
 */
function startOf(steps: MarketApplication['steps'], submittedAt: Date): Date {
  const interview = steps.find(({ to }) => to === 'interview')
  const first = steps.find(({ to }) => to === 'in_review')
  return (interview ?? first)?.at ?? submittedAt
}
