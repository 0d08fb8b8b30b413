import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { listJobPostings } from '~/features/integrations/server/read-api/job-postings'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { jobPosting } from '~/features/job-postings/server/table'
import { searchAlert } from '~/features/job-search/server/alert-table'
import { atomFeed } from '~/features/job-search/server/feeds/search-feed'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../factories/caller'
import { createCompany } from '../factories/company'
import { createJobPosting } from '../factories/job-posting'
import { runSearchAlerts } from '../factories/timed-acts'

// The index still contains what was taken down: nobody marked it, as if the feeder had stopped.
const now = new Date()
const visitor = callerFor(null)
let takenDown: string
let online: string

beforeAll(async () => {
  const { db } = database()
  const companyId = (await createCompany()).id
  takenDown = (await createJobPosting({ companyId, title: 'Drahtzieher (m/w/d)' })).id
  online = (await createJobPosting({ companyId, title: 'Drahtzieherin Nachtschicht (m/w/d)' })).id
  await db.transaction((tx) => markPostings(tx, [takenDown, online]))
  expect((await found()).sort()).toEqual([takenDown, online].sort())
  const other = await createCompany({ name: 'Ziehwerk Sonderbar GmbH' })
  const suspended = (await createJobPosting({ companyId: other.id, title: 'Drahtzieher Sonderbar (m/w/d)' })).id
  await db.transaction((tx) => markPostings(tx, [suspended]))
  expect(await suggested('Drahtzieher')).toHaveLength(3)
  expect(await suggested('Ziehwerk')).toEqual(['Ziehwerk Sonderbar GmbH'])
  await db
    .update(jobPosting)
    .set({ status: 'paused' })
    .where(inArray(jobPosting.id, [takenDown, suspended]))
})

async function suggested(text: string) {
  return (await visitor.jobPosting.suggest({ text })).map(({ label }) => label)
}

async function found() {
  const { hits } = await visitor.jobPosting.search({ was: 'Drahtzieher' })
  return hits.map(({ id }) => id)
}

it('shows nothing in the search that was taken down', async () => {
  expect(await found()).toEqual([online])
})

it('suggests neither its title nor its company to people who type', async () => {
  expect(await suggested('Drahtzieher')).toEqual(['Drahtzieherin Nachtschicht'])
  expect(await suggested('Ziehwerk')).toEqual([])
})

it('names only companies with something online among the filters', async () => {
  const { facets } = await visitor.jobPosting.search({ was: 'Drahtzieher' })
  expect(facets.arbeitgeber.map(({ value }) => value)).toEqual(['Hartmann Präzisionsteile GmbH'])
})

it('shows it neither to programs nor in feeds', async () => {
  const answer = await listJobPostings(new URL('http://stellwerk.test/api/v1/job-postings?was=Drahtzieher'), now)
  const feed = await atomFeed(new URL('http://stellwerk.test/search/jobs.atom?was=Drahtzieher'), now)
  for (const said of [JSON.stringify(answer), JSON.stringify(feed)]) {
    expect(said).toContain(online)
    expect(said).not.toContain(takenDown)
  }
})

it('shows it nowhere as similar', async () => {
  const { similar } = await visitor.jobPosting.byId({ id: online })
  expect(similar.map(({ id }) => id)).not.toContain(takenDown)
})

it('tells nobody of it by mail', async () => {
  const { db } = database()
  await db.insert(searchAlert).values({
    email: 'wartet@example.org',
    label: 'Drahtzieher',
    search: { was: 'Drahtzieher' },
    searchKey: 'Drahtzieher',
    frequency: 'daily',
    status: 'active',
    newSince: addDays(now, -1),
    nextRunAt: addDays(now, -1),
    confirmationExpiresAt: addDays(now, 1),
  })
  await runSearchAlerts(db, now)
  const [mail] = await db.select().from(outboxMail).where(eq(outboxMail.recipient, 'wartet@example.org'))
  expect(mail?.text).toContain(online)
  expect(mail?.text).not.toContain(takenDown)
})
