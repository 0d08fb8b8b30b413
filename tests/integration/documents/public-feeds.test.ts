import { beforeAll, expect, test } from 'vitest'
import { calendarFile } from '~/features/applications/server/interviews/calendar'
import { companyProfileInputSchema } from '~/features/companies/schema'
import { companyHrBaXml, companyIndeedFeed } from '~/features/integrations/server/exports/company-export'
import { sitemapFile } from '~/features/integrations/server/sitemap/sitemap'
import { jobPostingInputSchema } from '~/features/job-postings/schema'
import { jobPostingJsonLd, scriptJson } from '~/features/job-postings/structured-data/structured-data'
import { atomFeed, jsonFeed } from '~/features/job-search/server/feeds/search-feed'
import { addDays } from '~/lib/dates/dates'
import { emptyRichText, richTextFromList } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'
import type { PublicBody } from '~/platform/server/answers/public-answer'
import { callerFor } from '../../factories/caller'
import { createCompany } from '../../factories/company'
import { hostileTexts, longest } from '../../factories/hostile-text'
import { jobPostingInput } from '../../factories/job-posting-input'
import { readValidXml } from '../../schemas/validate'

const COMPANIES = 25
const now = new Date()
const published: { profileId: string; name: string; title: string; id: string; city: string }[] = []
let refused = 0

/** People with arbitrary names create a profile and publish a posting, as far as the forms accept it. */
beforeAll(async () => {
  const { text: anyText } = hostileTexts('feeds')
  for (let index = 0; index < COMPANIES; index++) {
    // Where a limit is odd, an emoji crosses it.
    const text = (max: number) => (index === 0 ? `A${longest('🚀', max - 1)}` : anyText(max))
    const company = await createCompany({ hasProfile: false })
    const caller = callerFor(company.admin)
    const profile = {
      ...{ name: text(120), legalForm: null, registerCourt: text(80), registerNumber: text(40), vatId: null },
      ...{ street: text(80), houseNumber: text(12), postalCode: '33602', city: 'Bielefeld', website: null },
      ...{ sizeBand: '50-249' as const, industry: 'Industrie & Maschinenbau' as const, benefits: [text(80)] },
      ...{ description: emptyRichText(), contactName: text(120), contactEmail: 'kontakt@beispiel.example' },
      contactPhone: null,
    }
    const posting = jobPostingInput({
      ...{ title: text(100), referenceNumber: text(40), collectiveAgreement: text(120), contactName: text(120) },
      ...{ tasks: richTextFromList([text(200), text(200)]), profile: richTextFromList([text(4500)]) },
    })
    const [read, posted] = [companyProfileInputSchema.safeParse(profile), jobPostingInputSchema.safeParse(posting)]
    if (!read.success || !posted.success) {
      refused += 1
      const issues = [...(read.error?.issues ?? []), ...(posted.error?.issues ?? [])]
      expect(issues.filter(({ message, path }) => path.length === 0 || !message.endsWith('.'))).toEqual([])
      continue
    }
    const profileId = uuidv7()
    await caller.companyProfile.save({ ...profile, id: profileId, version: null })
    const { id } = await caller.jobPosting.create(posting)
    const isPublished = await caller.jobPosting.publish({ id }).then(
      () => true,
      () => false,
    )
    if (isPublished) published.push({ ...read.data, profileId, id, title: posted.data.title })
  }
}, 120_000)

function textOf(made: PublicBody | Response): string {
  if (made instanceof Response || typeof made.body !== 'string') throw new Error('no text')
  return made.body
}

/** In XML's form, which does not distinguish line endings. */
const told = (text: string) => text.toWellFormed()

test('most of what people may be called is published', () => {
  expect(published.length).toBeGreaterThan(COMPANIES / 3)
  expect(refused).toBeGreaterThan(2)
})

test('feeds for Indeed and the Arbeitsagentur are valid, say the name, and cut no sign in two', async () => {
  for (const { profileId, name, id } of published) {
    const indeed = textOf(await companyIndeedFeed(profileId, now))
    expect(readValidXml(indeed, 'indeed', '//job/company')).toEqual([told(name)])
    const hrBa = textOf(await companyHrBaXml(profileId, new URLSearchParams(), now))
    const [short = ''] = readValidXml(hrBa, 'hr-ba', '//HiringOrgName')
    expect(name.startsWith(short), `${name} / ${short}`).toBe(true)
    expect(hrBa).toContain(id)
    for (const text of [indeed, hrBa]) expect(text).not.toMatch(/\ufffd/)
  }
})

test('Atom and sitemaps are valid, and JSON can be read', async () => {
  const url = new URL('http://x/search/jobs.atom?size=50')
  const atom = textOf(await atomFeed(url, now))
  const names = readValidXml(atom, 'atom', '//a:entry/a:author/a:name', { a: 'http://www.w3.org/2005/Atom' })
  expect(names.toSorted()).toEqual(published.map(({ name }) => told(name)).toSorted())
  const json: unknown = JSON.parse(textOf(await jsonFeed(new URL('http://x/search/jobs.json'), now)))
  expect(JSON.stringify(json)).toContain(JSON.stringify(published[0]?.name).slice(1, -1))
  const sitemap = { s: 'http://www.sitemaps.org/schemas/sitemap/0.9' }
  for (const file of ['jobs-1.xml', 'companies-1.xml'])
    readValidXml(textOf(await sitemapFile(file, now)), 'sitemap', '//s:url/s:loc', sitemap)
})

test('structured data closes no script and says the same', () => {
  for (const { name, title, id } of published) {
    const input = jobPostingInput({ title })
    const address = { street: name, houseNumber: '1', postalCode: '33602' }
    const data = jobPostingJsonLd(
      {
        ...input,
        ...{ id, plainTitle: title, url: 'http://x', publishedAt: now, runsUntil: addDays(now, 30) },
        cardPlaces: input.places,
        ...{
          companyName: name,
          companyWebsite: null,
          companyIndustry: null,
          companyLogoUrl: null,
          companyAddress: address,
          occupationCode: '71402',
        },
      },
      now,
    )
    const text = scriptJson(data)
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)))
  }
})

test('an appointment is a calendar of lines within 75 octets that hold no sign of their own', () => {
  for (const { name, title, city } of published) {
    const file = calendarFile(
      {
        ...{
          id: uuidv7(),
          sequence: 0,
          startsAt: now,
          durationMinutes: 30,
          mode: 'onsite',
          location: city,
          jobTitle: title,
        },
        ...{
          companyName: name,
          applicantName: name,
          organizerEmail: 'noreply@x.example',
          url: 'http://x',
          isCancelled: false,
        },
      },
      now,
    )
    const lines = file.split('\r\n')
    expect(lines.pop()).toBe('')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n\ufffd]|(?!\t)\p{Cc}/u.test(line))).toEqual([])
    const unfolded = file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => line !== '')
    expect(unfolded.filter((line) => !/^[A-Z-]+(?:;[A-Z]+=(?:"[^"]*"|[^":;,]*))*:/.test(line))).toEqual([])
    const plain = (unfolded.find((line) => line.startsWith('SUMMARY:')) ?? '').replace(/\\([\\;,])/g, '$1')
    expect(plain).toBe(`SUMMARY:Gespräch: ${title}, ${name}`)
  }
})
