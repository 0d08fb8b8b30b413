import { answerDueAt, isAnswer } from '~/features/applications/answer-promise'
import { type ApplicationStatus, isFinal } from '~/features/applications/lifecycle'
import type { ApplicationAnswer, ResumeSnapshot } from '~/features/applications/schema'
import type {
  application,
  applicationEvent,
  applicationNote,
  applicationRating,
} from '~/features/applications/server/table'
import { CLOSING_DAYS } from '~/features/job-postings/lifecycle'
import type { resumeGrant } from '~/features/resumes/server/table'
import { addDays, addMonths } from '~/lib/dates/dates'
import { createRandom, type Random } from '~/lib/random'
import { settingDefaults } from '~/platform/settings/schema'
import { coverLetter } from '../content/letters'
import { rejectionText, withdrawalText } from '../content/messages'
import { notesFor } from '../content/notes'
import { stageFor } from '../content/posting-kinds'
import { answerTo } from '../content/posting-texts'
import { demoId } from '../demo-id'
import type { MarketApplicant, MarketResume } from './applicants'
import type { MarketPosting } from './job-postings'
import type { Match } from './matching'
import { between, DAY, HOUR, stamps } from './moments'
import { SPECIAL_STATUSES } from './special-applicants'
import { chooseApplicationStatus, type Step, timelineTo } from './timeline'

export type MarketApplication = {
  id: string
  key: string
  applicant: MarketApplicant
  posting: MarketPosting
  status: ApplicationStatus
  steps: Step[]
  submittedAt: Date
}

export type ApplicationRows = {
  applications: (typeof application.$inferInsert)[]
  applicationEvents: (typeof applicationEvent.$inferInsert)[]
  applicationNotes: (typeof applicationNote.$inferInsert)[]
  applicationRatings: (typeof applicationRating.$inferInsert)[]
  resumeGrants: (typeof resumeGrant.$inferInsert)[]
}

/** The applications with timeline, notes and ratings. */
export function buildApplications(
  now: Date,
  matches: readonly Match[],
): { rows: ApplicationRows; applications: MarketApplication[] } {
  const rows: ApplicationRows = {
    applications: [],
    applicationEvents: [],
    applicationNotes: [],
    applicationRatings: [],
    resumeGrants: [],
  }
  const special = specialStatuses(matches)
  const applications = matches.map((match) => buildApplication(rows, match, special.get(match), now))
  const granted = new Map(rows.resumeGrants.map((grant) => [grant.id, grant]))
  return { rows: { ...rows, resumeGrants: [...granted.values()] }, applications }
}

function buildApplication(
  rows: ApplicationRows,
  { applicant, posting }: Match,
  special: ApplicationStatus | undefined,
  now: Date,
): MarketApplication {
  const key = `${applicant.key}:${posting.key}`
  const id = demoId(`application:${key}`)
  const random = createRandom(`application:${key}`)
  const submittedAt = submissionOf(posting, applicant, now, random)
  // Two weeks after the end everybody has an answer.
  const closedAt = posting.runsUntil && addDays(posting.runsUntil, CLOSING_DAYS)
  const isOver = posting.status === 'archived' || (posting.status === 'expired' && closedAt !== null && closedAt <= now)
  const ageDays = (now.getTime() - submittedAt.getTime()) / DAY
  const status = special ?? chooseApplicationStatus(ageDays, isOver, random)
  const steps = timelineTo(status, submittedAt, now, random)
  const last = steps[steps.length - 1]?.at ?? submittedAt
  const resume = random.pick(applicant.resumes)
  rows.applications.push({
    id,
    jobPostingId: posting.id,
    companyId: posting.company.id,
    applicantProfileId: applicant.profileId,
    status,
    resumeSnapshot: snapshotOf(applicant, resume),
    coverLetter: random.chance(0.85) ? letterOf(applicant, posting, resume, random) : '',
    answers: answersOf(posting, applicant, random),
    submittedAt,
    statusChangedAt: last,
    firstOpenedAt: openedAt(steps, submittedAt, now, random),
    answerDueAt: answerDueAt(submittedAt, posting.promisedReplyDays),
    answeredAt: steps.find(({ side, to }) => side === 'company' && isAnswer(to, null))?.at ?? null,
    deleteAfter: isFinal(status) ? addMonths(last, settingDefaults.applicationRetentionMonths) : null,
    ...stamps(submittedAt, last),
  })
  const member = random.pick(posting.company.members)
  rows.applicationEvents.push(
    ...steps.map(({ from, to, at, side }, index) => ({
      id: demoId(`event:${key}:${index}`),
      applicationId: id,
      fromStatus: from,
      toStatus: to,
      actorUserId: side === 'company' ? member.userId : applicant.userId,
      actorSide: side,
      message: messageOf(to, from, applicant, posting, random),
      ...stamps(at),
    })),
  )
  addTeamwork(rows, { id, key, status, last }, posting, now, random)
  // Withdrawing ends it.
  if (status !== 'withdrawn') {
    rows.resumeGrants.push({
      id: demoId(`grant:${applicant.key}:${posting.company.id}`),
      applicantProfileId: applicant.profileId,
      companyId: posting.company.id,
      reason: 'application',
      ...stamps(submittedAt),
    })
  }
  return { id, key, applicant, posting, status, steps, submittedAt }
}

/** The states shown by the login page's accounts, the most advanced ones for the oldest postings. */
function specialStatuses(matches: readonly Match[]): Map<Match, ApplicationStatus> {
  const found = new Map<Match, ApplicationStatus>()
  for (const [email, statuses] of Object.entries(SPECIAL_STATUSES)) {
    const own = matches.filter(({ applicant }) => applicant.email === email)
    own.sort((a, b) => (a.posting.publishedAt?.getTime() ?? 0) - (b.posting.publishedAt?.getTime() ?? 0))
    own.forEach((match, index) => {
      const status = statuses[index]
      if (status) found.set(match, status)
    })
  }
  return found
}

/** While the posting was open, after both the posting and the applicant were created. */
function submissionOf(posting: MarketPosting, applicant: MarketApplicant, now: Date, random: Random): Date {
  const online = posting.publishedAt ?? posting.createdAt
  const end = Math.min(
    now.getTime() - 2 * HOUR,
    posting.archivedAt?.getTime() ?? Number.POSITIVE_INFINITY,
    posting.runsUntil?.getTime() ?? Number.POSITIVE_INFINITY,
  )
  const earliest = Math.max(online.getTime() + 2 * HOUR, Math.min(applicant.since.getTime(), end))
  const from = new Date(Math.min(earliest, end))
  // Most apply soon after a posting has appeared.
  return between(random, from, between(random, from, new Date(end)))
}

function snapshotOf(applicant: MarketApplicant, resume: MarketResume): ResumeSnapshot {
  return {
    firstName: applicant.person.firstName,
    lastName: applicant.person.lastName,
    email: applicant.email,
    phone: applicant.phone,
    postalCode: applicant.place.postalCode,
    city: applicant.place.name,
    headline: applicant.headline,
    resumeTitle: resume.title,
    content: resume.content,
  }
}

function letterOf(applicant: MarketApplicant, posting: MarketPosting, resume: MarketResume, random: Random): string {
  return coverLetter(
    {
      person: applicant.person,
      occupation: applicant.occupation,
      yearsOfWork: applicant.yearsOfWork,
      lastEmployer: resume.content.experience[0]?.employer ?? null,
      noticeWeeks: applicant.noticeWeeks,
      company: posting.company.source,
      postingTitle: posting.title,
      taskLines: posting.taskLines,
      benefits: posting.benefits,
      stage: stageFor(posting.kind),
    },
    random,
  )
}

function answersOf(
  { questions }: MarketPosting,
  { yearsOfWork }: MarketApplicant,
  random: Random,
): ApplicationAnswer[] {
  return questions.map((question) => ({
    questionId: question.id,
    question: question.text,
    answer: answerTo(question, yearsOfWork, random),
  }))
}

/** Opened before the company's first step; some of the waiting ones have been read. */
function openedAt(steps: readonly Step[], submittedAt: Date, now: Date, random: Random): Date | null {
  const first = steps.find(({ side }) => side === 'company')
  if (first) return between(random, submittedAt, first.at)
  return random.chance(0.35) ? between(random, submittedAt, new Date(now.getTime() - HOUR)) : null
}

function messageOf(
  to: ApplicationStatus,
  from: ApplicationStatus | null,
  applicant: MarketApplicant,
  posting: MarketPosting,
  random: Random,
): string | null {
  const { firstName, lastName } = applicant.person
  if (to === 'rejected') return rejectionText(`${firstName} ${lastName}`, posting.title, from === 'interview', random)
  return to === 'withdrawn' ? withdrawalText(random) : null
}

function addTeamwork(
  rows: ApplicationRows,
  { id, key, status, last }: { id: string; key: string; status: ApplicationStatus; last: Date },
  { company }: MarketPosting,
  now: Date,
  random: Random,
) {
  if (status === 'submitted' || status === 'withdrawn' || !random.chance(0.5)) return
  notesFor(status, random).forEach((body, index) => {
    rows.applicationNotes.push({
      id: demoId(`note:${key}:${index}`),
      applicationId: id,
      authorUserId: random.pick(company.members).userId,
      body,
      ...stamps(new Date(Math.min(last.getTime() + (index + 1) * HOUR, now.getTime() - (2 - index) * 60_000))),
    })
  })
  for (const { userId } of random.sample(company.members, random.int(1, 2))) {
    rows.applicationRatings.push({
      id: demoId(`rating:${key}:${userId}`),
      applicationId: id,
      userId,
      stars: status === 'rejected' ? random.int(1, 3) : random.int(3, 5),
      ...stamps(last),
    })
  }
}
