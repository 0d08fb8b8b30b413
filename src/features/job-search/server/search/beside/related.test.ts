import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { jobPostingPlace } from '~/features/job-postings/server/table'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../../tests/factories/job-posting'
import type { JobSearch } from '../../../search-params'
import { searchJobs } from '../search-jobs'

const now = new Date()
const { db } = database()
const MUNICH = { postalCode: '80331', name: 'München', land: 'BY', lat: 48.14, lon: 11.57 } as const

beforeAll(async () => {
  const { id: companyId } = await createCompany({ name: 'Quirin Werke' })
  const make = async (title: string, more: Partial<Parameters<typeof createJobPosting>[0]> = {}) =>
    (await createJobPosting({ companyId, title, ...more })).id
  const far = await make('Dachdecker in der Altstadt')
  await db.update(jobPostingPlace).set(MUNICH).where(eq(jobPostingPlace.jobPostingId, far))
  const ids = [
    far,
    await make('Dachdecker für Steildächer', { occupationField: 'Bau & Handwerk' }),
    await make('Dachdecker für Flachdächer', { occupationField: 'Bau & Handwerk' }),
    await make('Maurer', { contract: 'fixed-term' }),
    await make('Tischler'),
    await make('Geigenbauer'),
  ]
  await db.transaction((tx) => markPostings(tx, ids))
})

async function relatedTo(search: JobSearch) {
  const { total, related } = await searchJobs(db, search, now)
  expect(total).toBe(0)
  // A number is a promise: the link finds exactly as many.
  for (const each of related?.searches ?? [])
    expect((await searchJobs(db, each.search, now)).total, each.name).toBe(each.count)
  return related && { ...related, searches: related.searches.map(({ name, count }) => `${name} ${count}`) }
}

it('names occupations of the same group with their number, within what was chosen', async () => {
  expect(await relatedTo({ was: 'Gerüstbauer', wo: 'Bielefeld', umkreis: 25 })).toEqual({
    kind: 'related',
    text: 'Im Umkreis von 25\u00a0km um Bielefeld.',
    searches: ['Dachdecker 2', 'Maurer 1'],
  })
  expect(await relatedTo({ was: 'Gerüstbauer in Bielefeld', befristung: ['fixed-term'] })).toMatchObject({
    text: 'Im Umkreis von 25\u00a0km um Bielefeld, mit deinen Filtern.',
    searches: ['Maurer 1'],
  })
})

it('looks in all of Germany, and then without the filters, and says so', async () => {
  expect(await relatedTo({ was: 'Gerüstbauer', wo: 'Passau', umkreis: 10 })).toMatchObject({
    text: 'In ganz Deutschland.',
    searches: ['Dachdecker 3', 'Maurer 1'],
  })
  expect(await relatedTo({ was: 'Gerüstbauer', gehalt: 20_000 })).toMatchObject({
    text: 'In ganz Deutschland, ohne deine Filter.',
    searches: ['Dachdecker 3', 'Maurer 1'],
  })
})

it('names what the lexicon calls similar in either direction, and only what there is itself', async () => {
  // Instrumentenbauer names Tischler, not the other way round; a Zimmerer is similar, but nobody looks for one.
  expect(await relatedTo({ was: 'Tischler', wo: 'Passau', umkreis: 10 })).toMatchObject({
    kind: 'related',
    searches: ['Instrumentenbauer 1'],
  })
})

it('invents no relation: where none is known it lists the fields there are', async () => {
  expect(await relatedTo({ was: 'Xylqwertz', wo: 'Bielefeld' })).toMatchObject({
    kind: 'fields',
    text: 'Im Umkreis von 25\u00a0km um Bielefeld.',
  })
  expect((await relatedTo({ was: 'Xylqwertz' }))?.searches).toContain('Bau & Handwerk 2')
})

it('is silent where something was found', async () => {
  expect((await searchJobs(db, { was: 'Tischler' }, now)).related).toBeNull()
})
