import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companyProfile } from '~/features/companies/server/table'
import { companyHrBaXml, companyIndeedFeed } from '~/features/integrations/server/exports/company-export'
import { listJobPostings } from '~/features/integrations/server/read-api/job-postings'
import { robots, sitemapFile, sitemapIndex } from '~/features/integrations/server/sitemap/sitemap'
import { jobPosting, jobPostingPlace } from '~/features/job-postings/server/table'
import { atomFeed, jsonFeed } from '~/features/job-search/server/feeds/search-feed'
import { addDays } from '~/lib/dates/dates'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { answerPublicRead, type PublicBody } from '~/platform/server/answers/public-answer'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../factories/caller'
import { createCompany } from '../../factories/company'
import { createJobPosting } from '../../factories/job-posting'
import { jobPostingInput } from '../../factories/job-posting-input'
import { readValidXml } from '../../schemas/validate'

const { db } = database()
const now = new Date()
const sitemapNamespace = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

function textOf(made: PublicBody | Response): string {
  if (made instanceof Response || typeof made.body !== 'string') throw new Error('no text')
  return made.body
}

async function listedJobs() {
  const text = textOf(await sitemapFile('jobs-1.xml', now))
  return readValidXml(text, 'sitemap', '//s:url/s:loc', sitemapNamespace).map((url) => url.split('/').at(-1))
}

it('goes on in a next sitemap where one is full, and leaves nothing out', async () => {
  const company = await createCompany()
  const made = [1, 2, 3, 4, 5].map(() => createJobPosting({ companyId: company.id }))
  const ids = (await Promise.all(made)).map(({ id }) => id)
  const index = readValidXml(textOf(await sitemapIndex(now, 2)), 'sitemap', '//s:loc', sitemapNamespace)
  const files = index.map((url) => url.split('/').at(-1) ?? '').filter((name) => name.startsWith('jobs-'))
  const listed: string[] = []
  for (const name of files) {
    const urls = readValidXml(textOf(await sitemapFile(name, now, 2)), 'sitemap', '//s:url/s:loc', sitemapNamespace)
    expect(urls.length).toBeLessThanOrEqual(2)
    listed.push(...urls.map((url) => url.split('/').at(-1) ?? ''))
  }
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toEqual(expect.arrayContaining(ids))
  expect(await sitemapFile(`jobs-${files.length + 1}.xml`, now, 2)).toMatchObject({ status: 404 })
})

it('is no feed of all Germany where the place is unknown', async () => {
  for (const feed of [atomFeed, jsonFeed]) {
    const answer = await feed(new URL('https://x.example/search/jobs.atom?wo=Xyzhausen'), now)
    if (!(answer instanceof Response)) throw new Error('a feed')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { parameters: { wo: 'Diesen Ort kennen wir nicht.' } } })
  }
})

it('lists active postings and companies in sitemaps, and drops what is over at once', async () => {
  const company = await createCompany()
  const open = await createJobPosting({ companyId: company.id })
  const paused = await createJobPosting({ companyId: company.id, status: 'paused' })
  const past = await createJobPosting({ companyId: company.id, runsUntil: addDays(now, -1) })
  const indexText = textOf(await sitemapIndex(now))
  expect(readValidXml(indexText, 'sitemap', '//s:sitemap/s:lastmod', sitemapNamespace)).toEqual([
    open.updatedAt.toISOString(),
    expect.stringMatching(/Z$/),
  ])
  const index = readValidXml(indexText, 'sitemap', '//s:loc', sitemapNamespace)
  expect(index.map((url) => new URL(url).pathname)).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/jobs-1.xml',
    '/sitemaps/companies-1.xml',
  ])
  const jobs = await listedJobs()
  expect(jobs).toContain(open.id)
  expect(jobs).not.toContain(paused.id)
  expect(jobs).not.toContain(past.id)
  const companies = textOf(await sitemapFile('companies-1.xml', now))
  expect(readValidXml(companies, 'sitemap', '//s:loc', sitemapNamespace).join()).toContain(company.profileId)
  expect(readValidXml(companies, 'sitemap', '//s:lastmod', sitemapNamespace).length).toBeGreaterThan(0)
  readValidXml(textOf(await sitemapFile('pages.xml', now)), 'sitemap', '//s:loc', sitemapNamespace)
  await db.update(jobPosting).set({ status: 'archived' }).where(eq(jobPosting.id, open.id))
  await createJobPosting()
  expect(await listedJobs()).not.toContain(open.id)
})

it.each(['jobs-2.xml', 'jobs-0.xml', 'jobs-1', 'x.xml', 'companies-99999.xml'])('knows no sitemap %s', async (name) => {
  const answer = await sitemapFile(name, now)
  expect(answer instanceof Response && answer.status).toBe(404)
})

it('tells robots where the sitemap is and what is private', () => {
  const text = textOf(robots())
  expect(text).toMatch(/^User-agent: \*\n/)
  expect(text).toMatch(/\nSitemap: http:\/\/[^\n]+\/sitemap\.xml\n$/)
  for (const path of ['/app', '/super', '/resume/']) expect(text).toContain(`Disallow: ${path}\n`)
})

it('drops what has expired or is archived from every list at once', async () => {
  const company = await createCompany({ name: 'Uhrmacherei Zander' })
  const caller = callerFor(company.admin)
  const publish = async (title: string) => {
    const { id } = await caller.jobPosting.create(jobPostingInput({ title, runDays: 30 }))
    await caller.jobPosting.publish({ id })
    return id
  }
  const [archived, kept] = [await publish('Uhrmacher'), await publish('Uhrmacher im Turm')]
  const feed = new URL('http://x/search/jobs.atom?was=Uhrmacher')
  const profileId = company.profileId ?? ''
  const lists = (at: Date) =>
    Promise.all([
      atomFeed(feed, at),
      jsonFeed(feed, at),
      sitemapFile('jobs-1.xml', at),
      companyIndeedFeed(profileId, at),
      companyHrBaXml(profileId, new URLSearchParams(), at),
      listJobPostings(new URL('http://x/api/v1/job-postings?was=Uhrmacher'), at),
    ]).then((answers) => answers.map((made) => (made instanceof Response ? '' : String(made.body))))
  for (const text of await lists(new Date()))
    expect([text.includes(archived), text.includes(kept)]).toEqual([true, true])
  await caller.jobPosting.archive({ id: archived })
  for (const text of await lists(new Date()))
    expect([text.includes(archived), text.includes(kept)]).toEqual([false, true])
  // Before the job has marked the run as ended.
  for (const text of await lists(addDays(new Date(), 31))) expect(text).not.toContain(kept)
})

it("exports a company's active postings for Indeed and the Arbeitsagentur, valid by their schemas", async () => {
  const company = await createCompany({ name: 'Bäckerei & Söhne GmbH' })
  const texts = { tasks: richTextFromList(['Brötchen <backen> & "verkaufen"']) }
  const posting = await createJobPosting({ companyId: company.id, ...texts })
  await createJobPosting({
    companyId: company.id,
    employmentTypes: ['Minijob'],
    workplace: 'hybrid',
    salaryPeriod: 'hour',
    contract: 'fixed-term',
    fixedTermUntil: '2027-12-31',
    referenceNumber: 'B-7',
    hoursPerWeek: 9.5,
    profile: richTextFromList(['x'.repeat(5000)]),
  })
  await createJobPosting({ companyId: company.id, status: 'draft', publishedAt: null, runsUntil: null })
  const id = company.profileId ?? ''
  const indeed = textOf(await companyIndeedFeed(id, now))
  expect(readValidXml(indeed, 'indeed', '//job/requisitionid')).toEqual(['B-7', posting.id])
  expect(readValidXml(indeed, 'indeed', '//job/title')).toEqual(['Zerspanungsmechaniker', 'Zerspanungsmechaniker'])
  expect(readValidXml(indeed, 'indeed', '//job/company')[0]).toBe('Bäckerei & Söhne GmbH')
  expect(readValidXml(indeed, 'indeed', '//job/description')[1]).toContain('Brötchen &lt;backen&gt; &amp;')
  const params = new URLSearchParams({ supplierId: 'V000012345', hiringOrgId: 'A000054321' })
  const ba = textOf(await companyHrBaXml(id, params, now))
  expect(
    readValidXml(ba, 'hr-ba', '//JobPositionPosting//JobContactWebSite').map((url) => url.split('/').at(-1)),
  ).toContain(`${posting.id}?quelle=arbeitsagentur`)
  expect(readValidXml(ba, 'hr-ba', '//Header/Amount')).toEqual(['2'])
  expect(readValidXml(ba, 'hr-ba', '//MiniJob')).toEqual(['1'])
})

it('gives no end of a permanent contract, and no street of an agency for work elsewhere', async () => {
  const company = await createCompany()
  const [profile] = await db.select().from(companyProfile).where(eq(companyProfile.companyId, company.id))
  if (!profile) throw new Error('no profile')
  const { postalCode } = profile
  const posting = await createJobPosting({
    companyId: company.id,
    contract: 'fixed-term',
    fixedTermUntil: '2027-06-30',
  })
  await db.update(jobPostingPlace).set({ postalCode }).where(eq(jobPostingPlace.jobPostingId, posting.id))
  const params = new URLSearchParams({ supplierId: 'V000012345', hiringOrgId: 'A000054321' })
  const ends = async () => textOf(await companyHrBaXml(profile.id, params, now)).includes('2027-06-30')
  const streets = async () => textOf(await companyIndeedFeed(profile.id, now)).includes(profile.street)
  expect([await ends(), await streets()]).toEqual([true, true])
  await db
    .update(jobPosting)
    .set({ contract: 'permanent', employerType: 'temporary-work' })
    .where(eq(jobPosting.id, posting.id))
  expect([await ends(), await streets()]).toEqual([false, false])
})

it('cuts long titles and names for the Arbeitsagentur between words', async () => {
  const company = await createCompany({ name: 'Gesellschaft für Unternehmensberatung GmbH' })
  const title = 'Sachbearbeiterin für Auftragsabwicklung und Kundenberatung im Innendienst'
  await createJobPosting({ companyId: company.id, title })
  const ba = textOf(await companyHrBaXml(company.profileId ?? '', new URLSearchParams(), now))
  const titles = readValidXml(ba, 'hr-ba', '//JobPositionTitleDescription')
  expect(titles).toEqual(['Sachbearbeiterin für Auftragsabwicklung und Kundenberatung'])
  expect(readValidXml(ba, 'hr-ba', '//HiringOrgName')).toEqual(['Gesellschaft'])
})

it('refuses wrong numbers of the Arbeitsagentur, and companies that are not there', async () => {
  const { profileId } = await createCompany()
  const wrong = await companyHrBaXml(profileId ?? '', new URLSearchParams({ supplierId: '12' }), now)
  if (!(wrong instanceof Response)) throw new Error('accepted')
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({
    error: { parameters: { supplierId: expect.stringMatching(/neun Ziffern/) } },
  })
  for (const id of ['01936f00-0000-7000-8000-000000000000', 'x']) {
    const answer = await companyIndeedFeed(id, now)
    expect(answer instanceof Response && answer.status).toBe(404)
  }
})

it('sends what did not change only once, lets other origins read, and counts', async () => {
  const make = async () => robots()
  const request = (headers: Record<string, string> = {}) =>
    new Request('http://stellwerk.test/robots.txt', { headers: { 'x-client-ip': '192.0.2.7', ...headers } })
  const first = await answerPublicRead(request(), make)
  expect(first.headers.get('access-control-allow-origin')).toBe('*')
  const etag = first.headers.get('etag') ?? ''
  const second = await answerPublicRead(request({ 'if-none-match': etag }), make)
  expect([second.status, second.headers.get('etag'), await second.text()]).toEqual([304, etag, ''])
  let last = second
  for (let asked = 2; asked <= 300; asked += 1) last = await answerPublicRead(request(), make)
  expect(last.status).toBe(429)
  expect(last.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await last.json()).toMatchObject({ error: { code: 'too-many-requests' } })
  const other = new Request('http://stellwerk.test/robots.txt', { headers: { 'x-client-ip': '192.0.2.8' } })
  expect((await answerPublicRead(other, make)).status).toBe(200)
})
