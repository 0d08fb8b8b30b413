import { and, eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { beforeAll, expect, test } from 'vitest'
import { expireDuePostings } from '~/features/job-postings/server/commands/ending/expire-job-postings'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createApplication } from '../../../../../tests/factories/application'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { sendPlannedRejections } from '../jobs/send-rejections'
import { application } from '../table'
import { closeEndedPostings } from './close-ended-postings'
import { otherJobsFor } from './similar-jobs'

const { db } = database()
const now = new Date()
const message = 'Wir haben uns anders entschieden.'
const SKILLS = ['Drehen', 'Fräsen', 'Schleifen', 'Bohren', 'Honen']

/** Five alike in Bielefeld and one in Munich. */
let near: string[]
let far: string
beforeAll(async () => {
  const companies = await Promise.all(SKILLS.map(() => createCompany()))
  const made = []
  for (const [at, skill] of SKILLS.entries()) {
    made.push(
      await createJobPosting({ companyId: companies[at]?.id ?? '', title: `Zerspanungsmechaniker ${skill} (m/w/d)` }),
    )
  }
  near = made.map(({ id }) => id)
  far = (await createJobPosting({ title: 'Zerspanungsmechaniker Süd (m/w/d)' })).id
  await db
    .update(jobPostingPlace)
    .set({ postalCode: '80331', name: 'München', land: 'BY', lat: 48.14, lon: 11.57 })
    .where(eq(jobPostingPlace.jobPostingId, far))
  await db.transaction((tx) => markPostings(tx, [...near, far]))
  await callerFor(null).jobPosting.search({ was: 'Zerspanungsmechaniker' })
})

type Scene = Awaited<ReturnType<typeof createApplication>>
type Company = ReturnType<typeof callerFor>

/** Every way in which somebody is turned down. */
const WAYS: Record<string, (scene: Scene, company: Company) => Promise<unknown>> = {
  'one alone': ({ id: applicationId }, { application }) =>
    application.changeStatus({ applicationId, from: 'submitted', to: 'rejected', message }),
  'several at once': ({ id: applicationId }, { application }) =>
    application.rejectMany({ items: [{ applicationId, from: 'submitted', message }], sendAt: null }),
  'at a planned time': async ({ id: applicationId }, { application }) => {
    await application.rejectMany({ items: [{ applicationId, from: 'submitted', message }], sendAt: addDays(now, 1) })
    await sendPlannedRejections(db, addDays(now, 2))
  },
  'with the posting closed': ({ posting }, company) => company.jobPosting.archive({ id: posting.id, message }),
  'by the closing letter': async ({ posting }) => {
    await db
      .update(jobPosting)
      .set({ runsUntil: addDays(now, -15) })
      .where(eq(jobPosting.id, posting.id))
    await expireDuePostings(db, addDays(now, -15))
    await closeEndedPostings(db, now)
  },
}

test.each(Object.keys(WAYS))(
  'a rejection %s names three open jobs nearby that the person has not applied to',
  async (way) => {
    const scene = await createApplication()
    const [known = ''] = near
    await callerFor(scene.applicant.user).application.submit({
      ...{ id: uuidv7(), jobPostingId: known, resumeId: scene.resume.id, coverLetter: '', answers: [] },
      attachmentFileIds: [],
    })
    await WAYS[way]?.(scene, callerFor(scene.company.admin))
    const mails = await db
      .select({ text: outboxMail.text })
      .from(outboxMail)
      .where(and(eq(outboxMail.recipient, scene.applicant.user.email), eq(outboxMail.kind, 'application-status')))
    const named = mails.map(({ text }) => [...text.matchAll(/\/job-posting\/([\da-f-]{36})/g)].map(([, id]) => id))
    expect(named).toHaveLength(1)
    expect(new Set(named[0]).size).toBe(3)
    // Nobody has saved them, and nobody learns that they come from a rejection.
    expect(mails[0]?.text.match(/quelle=\w+/g)).toEqual(['quelle=suche', 'quelle=suche', 'quelle=suche'])
    for (const id of named[0] ?? []) expect(near.filter((each) => each !== known)).toContain(id)
  },
)

test('a job from which somebody has withdrawn may be one of them', async () => {
  const scene = await createApplication()
  const own = callerFor(scene.applicant.user).application
  const applied = near.slice(0, 3).map((jobPostingId) => ({ id: uuidv7(), jobPostingId }))
  for (const each of applied) {
    await own.submit({ ...each, resumeId: scene.resume.id, coverLetter: '', answers: [], attachmentFileIds: [] })
  }
  await own.withdraw({ applicationId: applied[0]?.id ?? '', message: null })
  const company = callerFor(scene.company.admin).application
  await company.changeStatus({ applicationId: scene.id, from: 'submitted', to: 'rejected', message })
  const jobs = await otherJobsFor(db, { applicantProfileId: scene.applicant.id }, [scene.id], now)
  expect(new Set(jobs[scene.id]?.map(({ id }) => id))).toEqual(new Set([near[0], ...near.slice(3)]))
})

test('a page of rejections is asked for at once, and answers for nobody else’s', async () => {
  const scenes = await Promise.all([createApplication(), createApplication(), createApplication()])
  const [first, second, foreign] = scenes.map(({ id }) => id)
  const [{ applicant }] = scenes
  const { id: running } = await createApplication({ applicant })
  for (const id of [first, second]) {
    await db
      .update(application)
      .set({ applicantProfileId: applicant.id })
      .where(eq(application.id, id ?? ''))
  }
  await db
    .update(application)
    .set({ status: 'rejected' })
    .where(
      inArray(
        application.id,
        scenes.map(({ id }) => id),
      ),
    )
  const asked = await Promise.all(
    [[first], [first, second, foreign, running]].map((ids) => askedFor(applicant.id, ids)),
  )
  expect(asked.map(({ jobs }) => new Set(Object.keys(jobs)))).toEqual([new Set([first]), new Set([first, second])])
  for (const { jobs } of asked) for (const list of Object.values(jobs)) expect(list).toHaveLength(3)
  const [one, several] = asked.map(({ statements }) => statements)
  expect(several).toBe(one)
})

/** The jobs shown for some applications, and how many statements that took. */
async function askedFor(applicantProfileId: string, ids: readonly (string | undefined)[]) {
  let statements = 0
  const counting = drizzle(database().pool, {
    casing: 'snake_case',
    logger: {
      logQuery() {
        statements += 1
      },
    },
  })
  const wanted = ids.filter((id) => id !== undefined)
  const jobs = await otherJobsFor(counting, { applicantProfileId }, wanted, now)
  return { jobs, statements }
}
