import { Validator } from '@seriousme/openapi-schema-validator'
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { listJobPostings, readJobPosting } from '~/features/integrations/server/read-api/job-postings'
import { openApiDocument } from '~/features/integrations/server/read-api/openapi'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { feedAddress, readJobSearch } from '~/features/job-search/search-params'
import { atomFeed, jsonFeed } from '~/features/job-search/server/feeds/search-feed'
import { addDays } from '~/lib/dates/dates'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import type { PublicBody } from '~/platform/server/answers/public-answer'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../factories/company'
import { createJobPosting } from '../../factories/job-posting'
import { readValidXml } from '../../schemas/validate'

const now = new Date()
const openApi = z.record(z.string(), z.unknown()).parse(JSON.parse(textOf(openApiDocument())))
const ajv = addFormats(new Ajv2020({ strict: false }))
ajv.addSchema(openApi, 'api')

const company = await createCompany({ name: 'Glockengießerei Petit GmbH' })
const postings: { id: string }[] = []

beforeAll(async () => {
  for (const [index, title] of [
    'Glockengießer (m/w/d)',
    'Glockenmonteur (m/w/d)',
    'Glockengießer Nachtschicht (m/w/d)',
  ].entries()) {
    postings.push(
      await createJobPosting({
        companyId: company.id,
        title,
        referenceNumber: index === 0 ? 'GL-4711' : null,
        salaryMinCents: index === 1 ? null : 310_050,
        salaryMaxCents: index === 1 ? null : 380_000,
        publishedAt: addDays(now, -index),
        tasks: richTextFromList(['Glocken <gießen> & stimmen']),
      }),
    )
  }
  await database().db.transaction((tx) =>
    markPostings(
      tx,
      postings.map(({ id }) => id),
    ),
  )
})

function textOf(made: PublicBody | Response): string {
  if (made instanceof Response || typeof made.body !== 'string') throw new Error('no text')
  return made.body
}

const pageSchema = z.looseObject({
  items: z.array(
    z.looseObject({ id: z.string(), identifier: z.string().nullable(), distanceKm: z.number().nullable() }),
  ),
  total: z.number(),
  page: z.number().nullable(),
  nextCursor: z.string().nullable(),
})

async function search(query: string) {
  const body: unknown = JSON.parse(textOf(await listJobPostings(new URL(`http://x/api/v1/job-postings?${query}`), now)))
  expectShape(body, 'JobPostingPage')
  return pageSchema.parse(body)
}

async function refusal(query: string) {
  const answer = await listJobPostings(new URL(`http://x/api/v1/job-postings?${query}`), now)
  if (!(answer instanceof Response)) throw new Error('accepted')
  expect(answer.status).toBe(400)
  const body: unknown = await answer.json()
  expectShape(body, 'Error')
  return z.object({ error: z.object({ parameters: z.record(z.string(), z.string()) }) }).parse(body).error.parameters
}

function expectShape(body: unknown, schema: string) {
  const validate = ajv.getSchema(`api#/components/schemas/${schema}`)
  if (!validate) throw new Error(`no schema ${schema}`)
  const isValid = validate(body)
  expect(validate.errors ?? []).toEqual([])
  expect(isValid).toBe(true)
}

it('is described by a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(openApi)
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
  expect(openApi.openapi).toBe('3.1.0')
})

it('answers a search with items, figures and facets as documented', async () => {
  const found = await search('was=Glockengie%C3%9Fer&wo=Bielefeld&umkreis=10')
  const [first] = postings
  expect(found).toMatchObject({ total: 2, page: 1, size: 20, corrections: [], relaxations: [] })
  expect(found.items[0]).toMatchObject({
    id: first?.id,
    identifier: 'GL-4711',
    title: 'Glockengießer (m/w/d)',
    company: 'Glockengießerei Petit GmbH',
    place: 'Bielefeld',
    salary: { min: 3100.5, max: 3800, currency: 'EUR', period: 'month' },
    url: expect.stringMatching(new RegExp(`^http.*/job-posting/${first?.id}$`)),
  })
  expect(found.items[0]?.distanceKm).toBeLessThan(10)
  expect(found.facets).toMatchObject({ arbeitszeit: [{ value: 'Vollzeit', count: 2 }] })
})

it('names related work apart, and counts it in nothing that was asked for', async () => {
  const { id: companyId } = await createCompany({ name: 'Zimmerei Quast' })
  const { id } = await createJobPosting({ companyId, title: 'Zimmerer', publishedAt: addDays(now, -9) })
  await database().db.transaction((tx) => markPostings(tx, [id]))
  const found = await search('was=Tischler')
  expect(found).toMatchObject({ items: [], total: 0, exactTotal: 0, related: { total: 1, items: [{ id }] } })
  expect((await search('was=Zimmerer')).related).toBeNull()
})

it('goes on with a cursor, without leaving anything out', async () => {
  const query = 'arbeitgeber=Glockengie%C3%9Ferei%20Petit%20GmbH&sortierung=datum&size=1'
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: z.infer<typeof pageSchema> = await search(cursor ? `${query}&cursor=${cursor}` : query)
    seen.push(...page.items.map(({ id }) => id))
    expect(page.page).toBe(cursor ? null : 1)
    cursor = page.nextCursor
  } while (cursor !== null && seen.length < 9)
  expect(seen).toEqual(postings.map(({ id }) => id))
})

it.each([
  ['umkreis=weit', 'umkreis', /ganze Zahl von 0 bis 200/],
  ['umkreis=201', 'umkreis', /ganze Zahl/],
  ['size=0', 'size', /von 1 bis 100/],
  ['page=51', 'page', /cursor/],
  ['page=1.5', 'page', /ganze Zahl/],
  ['arbeitszeit=Vollzeit;Nachts', 'arbeitszeit', /Erlaubt sind: Vollzeit/],
  ['sortierung=egal', 'sortierung', /: relevanz, datum, entfernung, gehalt\.$/],
  ['zeitarbeit=vielleicht', 'zeitarbeit', /true oder false/],
  ['cursor=abc', 'cursor', /stammt nicht/],
  [`was=${'x'.repeat(121)}`, 'was', /höchstens 120 Zeichen/],
  ['was=Koch&was=Kellner', 'was', /nur einmal/],
  ['wo=Nirgendwohausen', 'wo', /kennen wir nicht/],
])('refuses %s and says what is expected', async (query, name, sentence) => {
  expect((await refusal(query))[name]).toMatch(sentence)
})

it('ignores parameters it does not know, and empty ones', async () => {
  expect((await search('was=Glockenmonteur&utm_source=x&wo=')).total).toBe(1)
})

it('reads one posting, and says what is not there or over', async () => {
  const id = postings[0]?.id ?? ''
  const body: unknown = JSON.parse(textOf(await readJobPosting(id, now)))
  expectShape(body, 'JobPostingDetail')
  expect(body).toMatchObject({
    identifier: 'GL-4711',
    status: 'published',
    description: { tasks: '<ul><li>Glocken &lt;gießen&gt; &amp; stimmen</li></ul>' },
  })
  const draft = await createJobPosting({ companyId: company.id, status: 'draft', publishedAt: null, runsUntil: null })
  const over = await createJobPosting({ companyId: company.id, status: 'archived' })
  const statuses = await Promise.all(
    [draft.id, over.id, 'x'].map(async (each) => {
      const answer = await readJobPosting(each, now)
      return answer instanceof Response ? answer.status : 200
    }),
  )
  expect(statuses).toEqual([404, 410, 404])
})

it('offers any search as a valid Atom feed and JSON feed, newest first', async () => {
  const url = (name: string) => new URL(`http://x/search/jobs.${name}?was=Glockengie%C3%9Fer`)
  const atom = textOf(await atomFeed(url('atom'), now))
  const namespace = { a: 'http://www.w3.org/2005/Atom' }
  const expected = [postings[0], postings[2]].map((posting) => expect.stringContaining(`/job-posting/${posting?.id}`))
  expect(readValidXml(atom, 'atom', '//a:entry/a:id', namespace)).toEqual(expected)
  expect(readValidXml(atom, 'atom', '//a:entry/a:summary', namespace)[0]).toMatch(
    /^Glockengießerei Petit GmbH, Bielefeld, 3\.100,50 – 3\.800,00 € im Monat, Vollzeit$|^Glockengießerei Petit GmbH, Bielefeld, .*im Monat, Vollzeit$/,
  )
  const feed = jsonFeedSchema.parse(JSON.parse(textOf(await jsonFeed(url('json'), now))))
  expect(feed.items.map(({ id }) => id)).toEqual(expected)
})

it('gives every search the address of its own feed, which answers with the same search', async () => {
  const search = readJobSearch({
    was: 'Glockengießer',
    berufsfeld: 'Metall & Maschinenbau',
    page: 3,
    sortierung: 'datum',
  })
  const address = feedAddress(search, 'atom')
  expect(address).toBe('/search/jobs.atom?was=Glockengie%C3%9Fer&berufsfeld=Metall+%26+Maschinenbau')
  const atom = textOf(await atomFeed(new URL(address, 'http://x'), now))
  expect(readValidXml(atom, 'atom', '//a:entry', { a: 'http://www.w3.org/2005/Atom' })).toHaveLength(2)
  const elsewhere = feedAddress(readJobSearch({ was: 'Glockengießer', berufsfeld: 'Gesundheit & Pflege' }), 'atom')
  const none = textOf(await atomFeed(new URL(elsewhere, 'http://x'), now))
  expect(readValidXml(none, 'atom', '//a:entry', { a: 'http://www.w3.org/2005/Atom' })).toEqual([])
  expect(feedAddress({}, 'json')).toBe('/search/jobs.json')
})

/** JSON Feed 1.1 (jsonfeed.org/version/1.1), the parts we write. */
const moment = z.iso.datetime({ offset: true })
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.literal('de'),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string(),
      content_text: z.string(),
      date_published: moment,
      date_modified: moment,
      authors: z.array(z.strictObject({ name: z.string() })).min(1),
      tags: z.array(z.string()),
    }),
  ),
})
