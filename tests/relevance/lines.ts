import { eq } from 'drizzle-orm'
import { jobPostingPlace } from '~/features/job-postings/server/table'
import { findPlace } from '~/features/places/server/places'
import { addDays } from '~/lib/dates/dates'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { CONTRACTS, EMPLOYMENT_TYPES } from '~/lib/work/vocabulary'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../factories/company'
import { createJobPosting } from '../factories/job-posting'

/** A posting of a market; `more` are fields that lines of text do not have. */
export type MarketPosting = ReturnType<typeof readPosting> & { more?: Parameters<typeof createJobPosting>[0] }

export function readPosting(line: string) {
  const [key = '', title = '', company = '', place = '', types = '', text = ''] = line
    .split('|')
    .map((part) => part.trim())
  const marks = types.split(',').map((mark) => mark.trim())
  return { key, title, company, place, marks, text }
}

export function readJudgement(line: string) {
  const [query = '', ...lists] = line.split(/[|;]/).map((part) => part.trim())
  const grades = new Map<string, number>()
  const never: string[] = []
  for (const list of lists) {
    const [grade = '', names = ''] = list.split(':')
    for (const key of names.trim().split(/\s+/)) {
      if (grade === 'nie') never.push(key)
      else grades.set(key, Number(grade))
    }
  }
  return { query, grades, never }
}

/** Publishes the market; returns the keys of the postings by their ids. */
export async function insertMarket(postings: readonly MarketPosting[], now: Date): Promise<Map<string, string>> {
  const companies = new Map<string, string>()
  const keys = new Map<string, string>()
  for (const [index, posting] of postings.entries()) {
    const companyId = companies.get(posting.company) ?? (await createCompany({ name: posting.company })).id
    companies.set(posting.company, companyId)
    keys.set(await insert(posting, companyId, addDays(now, -(index % 28))), posting.key)
  }
  return keys
}

async function insert(posting: MarketPosting, companyId: string, publishedAt: Date): Promise<string> {
  const { db } = database()
  const { marks, place } = posting
  const { id } = await createJobPosting({
    companyId,
    title: posting.title,
    employerType: marks.includes('leih') ? 'temporary-work' : 'direct',
    employmentTypes: EMPLOYMENT_TYPES.filter((type) => marks.includes(type)),
    contract: CONTRACTS[marks.includes('befristet') ? 1 : 0],
    workplace: place === '-' ? 'remote' : marks.includes('hybrid') ? 'hybrid' : 'onsite',
    tasks: richTextFromList([posting.text]),
    publishedAt,
    runsUntil: addDays(publishedAt, 60),
    ...posting.more,
  })
  await db.delete(jobPostingPlace).where(eq(jobPostingPlace.jobPostingId, id))
  const found = findPlace(place)
  const [first] = found.kind === 'found' ? [found.place] : found.kind === 'ambiguous' ? found.places : []
  if (first) await db.insert(jobPostingPlace).values({ ...first, jobPostingId: id, position: 0, postalCode: '00000' })
  else if (place !== '-') throw new Error(`no place ${place}`)
  return id
}
