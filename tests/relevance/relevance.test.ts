import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { indexPostings } from '~/features/job-postings/server/search/index-postings'
import { searchJobs } from '~/features/job-postings/server/search/search-jobs'
import { jobPostingPlace } from '~/features/job-postings/server/table'
import { CONTRACTS, EMPLOYMENT_TYPES } from '~/features/job-postings/vocabulary'
import { findPlace } from '~/features/places/server/places'
import { addDays } from '~/lib/dates'
import { richTextFromList } from '~/lib/rich-text'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../factories/company'
import { createJobPosting } from '../factories/job-posting'
import { JUDGEMENTS } from './judgements'
import { POSTINGS } from './market'
import { ndcg } from './ndcg'

const TOP = 10
const now = new Date('2026-11-20T12:00:00Z')
const postings = POSTINGS.trim().split('\n').map(readPosting)
const judgements = JUDGEMENTS.trim().split('\n').map(readJudgement)
const keys = new Map<string, string>()
const answers = new Map<string, string[]>()

beforeAll(async () => {
  const { db } = database()
  const companies = new Map<string, string>()
  for (const [index, posting] of postings.entries()) {
    const companyId = companies.get(posting.company) ?? (await createCompany({ name: posting.company })).id
    companies.set(posting.company, companyId)
    keys.set(await insert(posting, companyId, index), posting.key)
  }
  await db.transaction((tx) => indexPostings(tx, [...keys.keys()]))
  for (const { query } of judgements) {
    const { hits } = await searchJobs(db, { was: query }, now, { size: TOP })
    answers.set(
      query,
      hits.map(({ id }) => keys.get(id) ?? '?'),
    )
  }
}, 120_000)

describe('relevance', () => {
  it('is judged on enough postings and queries', () => {
    expect(postings.length).toBeGreaterThanOrEqual(150)
    expect(judgements.filter(({ grades }) => grades.size > 0).length).toBeGreaterThanOrEqual(80)
    const known = new Set(postings.map(({ key }) => key))
    const unknown = judgements.flatMap(({ grades, never }) =>
      [...grades.keys(), ...never].filter((key) => !known.has(key)),
    )
    expect(unknown).toEqual([])
  })

  it('ranks what people expect first: mean nDCG@10 at least 0.9', () => {
    const judged = judgements.filter(({ grades }) => grades.size > 0)
    const scores = judged.map(({ query, grades }) => ({ query, score: ndcg(answers.get(query) ?? [], grades, TOP) }))
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
    const worst = scores.filter(({ score }) => score < 0.8).sort((a, b) => a.score - b.score)
    process.stdout.write(
      `\nRelevance: mean nDCG@10 ${mean.toFixed(4)} of ${scores.length} queries on ${postings.length} postings\n`,
    )
    for (const { query, score } of worst)
      process.stdout.write(`  ${score.toFixed(2)} ${query} → ${(answers.get(query) ?? []).join(' ')}\n`)
    expect(mean).toBeGreaterThanOrEqual(0.9)
  })

  it('falls into no trap', () => {
    const trapped = judgements.flatMap(({ query, never }) =>
      never.filter((key) => answers.get(query)?.includes(key)).map((key) => `${query} → ${key}`),
    )
    process.stdout.write(`Relevance: ${trapped.length} traps of ${judgements.flatMap(({ never }) => never).length}\n`)
    expect(trapped).toEqual([])
  })
})

function readPosting(line: string) {
  const [key = '', title = '', company = '', place = '', types = '', text = ''] = line
    .split('|')
    .map((part) => part.trim())
  const marks = types.split(',').map((mark) => mark.trim())
  return { key, title, company, place, marks, text }
}

function readJudgement(line: string) {
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

async function insert(posting: ReturnType<typeof readPosting>, companyId: string, index: number): Promise<string> {
  const { db } = database()
  const { marks, place } = posting
  const publishedAt = addDays(now, -(index % 28))
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
  })
  await db.delete(jobPostingPlace).where(eq(jobPostingPlace.jobPostingId, id))
  const found = findPlace(place)
  const [first] = found.kind === 'found' ? [found.place] : found.kind === 'ambiguous' ? found.places : []
  if (first) await db.insert(jobPostingPlace).values({ ...first, jobPostingId: id, position: 0, postalCode: '00000' })
  else if (place !== '-') throw new Error(`no place ${place}`)
  return id
}
