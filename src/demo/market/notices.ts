import type { NoticeKind, NoticeSubject } from '~/features/accounts/notices/notice-kinds'
import type { notice } from '~/features/accounts/server/notices/table'
import { demoId } from '../demo-id'
import type { MarketApplication } from './applications'
import type { ContactRows } from './contacts'
import type { ConversationRows } from './conversations'
import type { MarketPosting } from './job-postings'
import { DAY, HOUR, stamps } from './moments'
import type { OfferRows } from './offers'
import type { PoolRows } from './pool'
import { PLATFORM_ADMIN, SPECIAL_COMPANIES } from './special-accounts'
import { SPECIAL_APPLICANTS } from './special-applicants'

export type NoticeRows = { notices: (typeof notice.$inferInsert)[] }

type Told = {
  userId: string
  kind: NoticeKind
  about?: [NoticeSubject, string]
  group?: string
  detail?: string
  at: Date
}

type Happened = ContactRows & ConversationRows & OfferRows & PoolRows

/** For each person, the newest of them unread. */
const MOST = 14
const UNREAD = 3

/**
 * What the bells of the login page's accounts would have rung for in the last weeks: to the applicants their own
 * applications, to the busy company what came in, to the admin a new device.
 */
export function buildNotices(
  now: Date,
  applications: readonly MarketApplication[],
  postings: readonly MarketPosting[],
  happened: Happened,
): NoticeRows {
  const told = [
    ...SPECIAL_APPLICANTS.flatMap(({ email }) => ofApplicant(email, applications, happened)),
    ...ofCompany(now, applications, postings, happened),
    {
      userId: demoId(`user:${PLATFORM_ADMIN.email}`),
      kind: 'new-device' as const,
      at: new Date(now.getTime() - 20 * HOUR),
    },
  ]
  const recent = told
    .filter(({ at }) => at <= now && at.getTime() > now.getTime() - 30 * DAY)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const newest = Object.values(Object.groupBy(recent, ({ userId }) => userId)).flatMap((own = []) =>
    own.slice(0, MOST).map((each, place) => ({ ...each, isRead: place >= UNREAD })),
  )
  return {
    notices: newest.map(({ userId, kind, about, group, detail, at, isRead }, index) => ({
      id: demoId(`notice:${index}:${userId}`),
      userId,
      kind,
      subjectType: about?.[0] ?? null,
      subjectId: about?.[1] ?? null,
      groupId: group ?? about?.[1] ?? null,
      detail: detail ?? null,
      inBell: true,
      readAt: isRead ? new Date(Math.min(at.getTime() + 5 * HOUR, now.getTime())) : null,
      ...stamps(at),
    })),
  }
}

function ofApplicant(email: string, applications: readonly MarketApplication[], happened: Happened): Told[] {
  const own = applications.filter(({ applicant }) => applicant.email === email)
  const [first] = own
  if (!first) return []
  const { userId, profileId } = first.applicant
  const offers = new Set(happened.jobOffers.map(({ applicationId }) => applicationId))
  const steps = own.flatMap(({ id, steps: all }) =>
    all
      .filter(({ side, to }) => side === 'company' && !(to === 'offer' && offers.has(id)))
      .map(({ to, at }): Told => {
        if (to === 'interview') return { userId, kind: 'interview-invitation', about: ['application', id], at }
        return { userId, kind: 'application-status', about: ['application', id], detail: to, at }
      }),
  )
  const made = happened.jobOffers.flatMap(({ applicationId, createdAt }): Told[] =>
    own.some(({ id }) => id === applicationId) && createdAt
      ? [{ userId, kind: 'offer-made', about: ['application', applicationId], at: createdAt }]
      : [],
  )
  const asked = [
    ...happened.contactRequests.map((row) => ({ ...row, kind: 'contact-request' as const })),
    ...happened.poolEntries
      .filter(({ state }) => state === 'asked')
      .map((row) => ({ ...row, kind: 'pool-request' as const })),
  ].flatMap(({ id, applicantProfileId, kind, createdAt }): Told[] =>
    id && createdAt && applicantProfileId === profileId
      ? [{ userId, kind, about: [kind === 'contact-request' ? 'contact-request' : 'pool-entry', id], at: createdAt }]
      : [],
  )
  const threads = happened.conversations.flatMap((row) =>
    row.applicantProfileId === profileId && row.id ? [row.id] : [],
  )
  return [...steps, ...made, ...asked, ...messagesTo('company', threads, userId, happened)]
}

function ofCompany(
  now: Date,
  applications: readonly MarketApplication[],
  postings: readonly MarketPosting[],
  happened: Happened,
): Told[] {
  const owned = postings.filter(({ company }) => company.source.key === SPECIAL_COMPANIES.busy)
  const company = owned[0]?.company
  if (!company) return []
  const received = applications.filter(({ posting }) => posting.company.id === company.id)
  const threads = happened.conversations.flatMap((row) => (row.companyId === company.id && row.id ? [row.id] : []))
  const ending = owned.filter(
    ({ status, runsUntil }) => status === 'published' && runsUntil && runsUntil.getTime() - now.getTime() < 7 * DAY,
  )
  return company.members.flatMap(({ userId }) => [
    ...received.map(
      ({ id, posting, submittedAt }): Told => ({
        ...{ userId, kind: 'new-application', about: ['application', id] },
        ...{ group: posting.id, at: submittedAt },
      }),
    ),
    ...ending.map(
      ({ id }): Told => ({
        userId,
        kind: 'posting-ends-soon',
        about: ['posting', id],
        at: new Date(now.getTime() - 26 * HOUR),
      }),
    ),
    ...happened.poolEntries.flatMap(({ id, companyId, state, decidedAt }): Told[] =>
      id && decidedAt && companyId === company.id && state !== 'asked'
        ? [{ userId, kind: 'pool-answer', about: ['pool-entry', id], detail: state, at: decidedAt }]
        : [],
    ),
    ...messagesTo('applicant', threads, userId, happened),
  ])
}

/** Messages of the other side in these conversations. */
function messagesTo(
  from: 'applicant' | 'company',
  threads: readonly string[],
  userId: string,
  { messages }: ConversationRows,
): Told[] {
  return messages.flatMap(({ id, conversationId, senderSide, createdAt }): Told[] =>
    id && createdAt && senderSide === from && threads.includes(conversationId)
      ? [{ userId, kind: 'message', about: ['message', id], group: conversationId, at: createdAt }]
      : [],
  )
}
