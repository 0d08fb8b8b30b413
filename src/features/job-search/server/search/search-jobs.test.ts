import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { markPostings } from '~/features/job-postings/server/mark-postings'
import { jobPostingPlace } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import type { JobSearch } from '../../search-params'
import { searchJobs } from './search-jobs'
import { similarPostings } from './similar'

const now = new Date()
let companyId: string

async function make(values: Parameters<typeof createJobPosting>[0]) {
  const { id } = await createJobPosting({ companyId, ...values })
  return id
}

function index(ids: string[]) {
  return database().db.transaction((tx) => markPostings(tx, ids))
}

beforeAll(async () => {
  companyId = (await createCompany({ name: 'Quirin Werke' })).id
})

describe('the cursor', () => {
  const orders: JobSearch['sortierung'][] = ['relevanz', 'datum', 'gehalt', 'entfernung']
  let ids: string[]

  beforeAll(async () => {
    ids = []
    for (let n = 0; n < 23; n++) {
      // Several levels of relevance, and repeated days and pays.
      const title = ['Imker', 'Imker mit Herz', 'Berufsimker', 'Imkereihelfer'][n % 4]
      const publishedAt = addDays(now, -(n % 5))
      ids.push(await make({ title, publishedAt, salaryMaxCents: 200_000 + (n % 3) * 100_000 }))
    }
    await index(ids)
  })

  it.each(orders)(
    'goes over all pages by %s without gap or duplicate, whatever is published meanwhile',
    async (order) => {
      const { db } = database()
      const search: JobSearch = {
        was: 'Imker',
        sortierung: order,
        wo: order === 'entfernung' ? 'Bielefeld' : undefined,
      }
      const expected = await searchJobs(db, search, now, { size: 100 })
      const wanted = expected.hits.map(({ id }) => id)
      expect(wanted.length).toBeGreaterThan(10)
      const seen: string[] = []
      let cursor: string | undefined
      let isFirst = true
      do {
        const page = await searchJobs(db, search, now, { size: 4, cursor })
        seen.push(...page.hits.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
        if (isFirst)
          await index([await make({ title: 'Imker', publishedAt: addDays(now, 1), salaryMaxCents: 900_000 })])
        isFirst = false
      } while (cursor !== undefined)
      expect(seen).toEqual(wanted)
    },
  )
})

describe('similar postings', () => {
  it('are of the same occupation first, then near, then new', async () => {
    const { db } = database()
    const munich = { postalCode: '80331', name: 'München', land: 'BY', lat: 48.14, lon: 11.57 } as const
    const far = await make({ title: 'Küfer', publishedAt: addDays(now, -1) })
    const farToo = await make({ title: 'Fassbauer und Küfer', publishedAt: now })
    for (const id of [far, farToo])
      await db.update(jobPostingPlace).set(munich).where(eq(jobPostingPlace.jobPostingId, id))
    const near = await make({ title: 'Küfer', publishedAt: addDays(now, -20) })
    await index([far, farToo, near])
    const from = (places: { lat: number; lon: number }[]) =>
      similarPostings(db, { id: uuidv7(), title: 'Küfer', occupationField: null, places }, now)
    const ids = async (places: { lat: number; lon: number }[]) => (await from(places)).map(({ id }) => id)
    expect(await ids([{ lat: 52.03, lon: 8.53 }])).toEqual([near, farToo, far])
    expect(await ids([munich])).toEqual([farToo, far, near])
    expect(await ids([])).toEqual([farToo, far, near])
  })
})

describe('when work is done', () => {
  it('narrows the search, and each choice is counted', async () => {
    const ids = await Promise.all([
      make({ title: 'Turmwächter', shifts: ['night', 'weekend'] }),
      make({ title: 'Turmwächter', shifts: ['day'] }),
      make({ title: 'Turmwächter' }),
    ])
    await index(ids)
    const found = await searchJobs(database().db, { was: 'Turmwächter', zeiten: ['night'] }, now)
    expect(found.hits.map(({ id }) => id)).toEqual([ids[0]])
    expect(found.facets.zeiten).toEqual(['day', 'night', 'weekend'].map((value) => ({ value, count: 1 })))
  })
})

describe('what an occupation asks for', () => {
  it('narrows the search by the level of the recognised occupation, and each level is counted', async () => {
    const ids = await Promise.all(
      ['Neues', 'Helfer Kesselbau', 'Kesselbauer', 'Kesselbaumeister', 'Ingenieur Kesselbau'].map((title) =>
        make({ title: `${title} Quorbal` }),
      ),
    )
    await index(ids)
    const search = (niveau?: ['skilled']) => searchJobs(database().db, { was: 'Quorbal', niveau }, now)
    expect((await search(['skilled'])).hits.map(({ id }) => id)).toEqual([ids[2]])
    expect((await search()).facets.niveau).toEqual(
      ['helper', 'skilled', 'specialist', 'expert'].map((value) => ({ value, count: 1 })),
    )
  })
})

describe('what is said', () => {
  it('puts a mistyped word right and says so', async () => {
    await index([await make({ title: 'Zerspanungsmechaniker' })])
    const found = await searchJobs(database().db, { was: 'Zerspanungsmechanicker' }, now)
    expect(found.corrections).toEqual([{ from: 'Zerspanungsmechanicker', to: 'Zerspanungsmechaniker' }])
    expect(found.hits.map(({ title }) => title)).toContain('Zerspanungsmechaniker')
  })

  it('keeps filters that were chosen, and shows apart what there is without them', async () => {
    await index([await make({ title: 'Falkner', contract: 'permanent', salaryMaxCents: 250_000 })])
    const { db } = database()
    const search: JobSearch = { was: 'Falkner', gehalt: 4000, befristung: ['fixed-term'] }
    const found = await searchJobs(db, search, now)
    expect(found).toMatchObject({ hits: [], total: 0, relaxations: [] })
    expect(found.further).toMatchObject([
      { kind: 'fewerFilters', total: 1, text: 'Stellen auch unter 4.000\u00a0€ im Monat, nicht nur „Befristet“.' },
    ])
    expect(found.further[0]?.hits.map(({ title }) => title)).toEqual(['Falkner'])
  })

  it('gives up one after the other what was only read from the words, and names each', async () => {
    await index([await make({ title: 'Wachszieher', contract: 'permanent', salaryMaxCents: 250_000 })])
    const found = await searchJobs(database().db, { was: 'Wachszieher ab 4000 € befristet' }, now)
    expect(found.hits[0]?.title).toBe('Wachszieher')
    expect(found.relaxations.map(({ text }) => text)).toEqual([
      'auch unter 4.000\u00a0€ im Monat',
      'nicht nur „Befristet“',
    ])
  })

  it.each([
    ['Gütersloh', 10, 'Mehr als 10\u00a0km von Gütersloh, bis 50\u00a0km.', { umkreis: 50 }],
    ['Hannover', 50, 'Mehr als 50\u00a0km von Hannover, bis 150\u00a0km.', { umkreis: 150 }],
    ['München', 10, 'Mehr als 10\u00a0km von München, irgendwo in Deutschland.', { wo: undefined }],
  ] as const)('keeps the radius around %s, and shows apart what is farther away', async (wo, umkreis, text, wider) => {
    await index([await make({ title: 'Korbflechter' })])
    const found = await searchJobs(database().db, { was: 'Korbflechter', wo, umkreis }, now)
    expect(found).toMatchObject({ hits: [], relaxations: [], place: { name: wo, radiusKm: umkreis } })
    expect(found.further).toMatchObject([{ kind: 'farther', text, search: { was: 'Korbflechter', ...wider } }])
    expect(found.further[0]?.hits.every(({ title }) => title === 'Korbflechter')).toBe(true)
  })

  it('shows apart what there is without one of the words, where all of them find nothing', async () => {
    await index([await make({ title: 'Strohdecker' })])
    const found = await searchJobs(database().db, { was: 'Strohdecker Saarland' }, now)
    expect(found).toMatchObject({ hits: [], total: 0 })
    expect(found.further).toMatchObject([
      { kind: 'fewerWords', text: 'Ohne „Saarland“.', total: 1, search: { was: 'Strohdecker' } },
    ])
    expect(found.further[0]?.hits.map(({ title }) => title)).toEqual(['Strohdecker'])
    expect((await searchJobs(database().db, { was: 'Strohdecker Saarland' }, now, { isExact: true })).further).toEqual(
      [],
    )
  })

  it('shows what is farther away below what is near, on the last page', async () => {
    const place = { postalCode: '48143', name: 'Münster', land: 'NW', lat: 51.96, lon: 7.63 } as const
    const far = await make({ title: 'Besenbinder' })
    await database().db.update(jobPostingPlace).set(place).where(eq(jobPostingPlace.jobPostingId, far))
    await index([await make({ title: 'Besenbinder' }), await make({ title: 'Besenbinder' }), far])
    const page = (number: number) =>
      searchJobs(database().db, { was: 'Besenbinder', wo: 'Bielefeld', page: number }, now, { size: 1 })
    expect((await page(1)).further).toEqual([])
    const last = await page(2)
    expect(last.total).toBe(2)
    expect(last.further.map(({ hits }) => hits.map(({ id }) => id))).toEqual([[far]])
  })

  it('offers other training rather than other work', async () => {
    await index([await make({ title: 'Praktikum Schmuckdesign', employmentTypes: ['Praktikum'] })])
    const found = await searchJobs(database().db, { was: 'Praktikum Stuckateur' }, now)
    expect(found.relaxations.map(({ text }) => text)).toEqual(['in anderen Berufen'])
    expect(found.hits.map(({ title }) => title)).toEqual(['Praktikum Schmuckdesign'])
  })

  it('says, too, how it was relaxed without that word', async () => {
    await index([await make({ title: 'Praktikum Bauplanung', employmentTypes: ['Praktikum'] })])
    const found = await searchJobs(database().db, { was: 'Schornsteinfeger Praktikum Saarland' }, now)
    expect(found.further).toMatchObject([
      {
        kind: 'fewerWords',
        text: 'Ohne „Saarland“, in anderen Berufen.',
        search: { was: 'Schornsteinfeger Praktikum' },
      },
    ])
  })

  it('leaves out conditions and words before the trade', async () => {
    await index([
      await make({ title: 'Lohnbuchhalter' }),
      await make({ title: 'Redakteur (Finnish)', workplace: 'remote' }),
    ])
    for (const [was, text] of [
      ['Steuerfachangestellte Homeoffice', 'Ohne „Homeoffice“, in verwandten Berufen.'],
      ['Steuerfachangestellte finnish speaking', 'Ohne „speaking“ und „finnish“, in verwandten Berufen.'],
    ] as const) {
      const found = await searchJobs(database().db, { was }, now)
      expect(found.further[0]).toMatchObject({ text, hits: [{ title: 'Lohnbuchhalter' }] })
    }
    await index([await make({ title: 'Redakteur (Zwirbelschein)' })])
    const found = await searchJobs(database().db, { was: 'Schornsteinfeger mit Zwirbelschein' }, now)
    expect(found.further[0]).toMatchObject({ text: 'Ohne „Schornsteinfeger“.', total: 1 })
  })

  it('takes a Minijob for a Ferienjob where there is none, and says so', async () => {
    await index([await make({ title: 'Eisverkäufer', employmentTypes: ['Minijob'] })])
    const found = await searchJobs(database().db, { was: 'Ferienjob' }, now)
    expect(found.relaxations.map(({ text }) => text)).toEqual(['Minijobs statt Ferienjobs'])
    expect(found.hits.map(({ title }) => title)).toContain('Eisverkäufer')
  })

  it('gives up the word that says least, but not the place', async () => {
    await index([await make({ title: 'Glasmaler' })])
    const search: JobSearch = { was: 'Glasmaler Xqzstil', wo: 'Bielefeld' }
    const found = await searchJobs(database().db, search, now)
    expect(found.hits.map(({ title }) => title)).toEqual(['Glasmaler'])
    expect(found).toMatchObject({ exactTotal: 0, place: { name: 'Bielefeld' } })
  })

  it('puts postings that lack a word behind those that have all', async () => {
    const ids = [
      await make({ title: 'Hufschmied', publishedAt: addDays(now, -3) }),
      await make({ title: 'Hufschmied mit Amboss', publishedAt: addDays(now, -5) }),
    ]
    await index(ids)
    const found = await searchJobs(database().db, { was: 'Hufschmied Amboss' }, now)
    expect(found.hits.map(({ id }) => id)).toEqual([ids[1], ids[0]])
    expect(found).toMatchObject({ exactTotal: 1, total: 2 })
    const exact = await searchJobs(database().db, { was: 'Hufschmied Amboss' }, now, { isExact: true })
    expect(exact.hits.map(({ id }) => id)).toEqual([ids[1]])
  })

  it('says nothing of relaxing where there is nothing even then', async () => {
    const found = await searchJobs(database().db, { was: 'Xqzwort', deuten: 'nein' }, now)
    expect(found).toMatchObject({ total: 0, hits: [], relaxations: [] })
  })
})

describe('conditions', () => {
  it('leaves out what says the opposite, and puts what says so first', async () => {
    const [silent, without, withNights] = await Promise.all([
      make({ title: 'Gerber', publishedAt: now }),
      make({ title: 'Gerber', tasks: richTextFromList(['Keine Nachtarbeit']), publishedAt: addDays(now, -9) }),
      make({ title: 'Gerber', shifts: ['night'], publishedAt: now }),
    ])
    await index([silent, without, withNights])
    const found = await searchJobs(database().db, { was: 'Gerber ohne Nachtarbeit' }, now)
    expect(found.hits.map(({ id }) => id)).toEqual([without, silent])
    expect(found.understood.map(({ label }) => label)).toEqual(['Ohne Nachtarbeit'])
  })

  it('leaves out postings that mention an unwanted word', async () => {
    const plain = await make({ title: 'Kerzenzieher' })
    const driving = await make({ title: 'Kerzenzieher', tasks: richTextFromList(['Führerschein erforderlich']) })
    await index([plain, driving])
    const found = await searchJobs(database().db, { was: 'Kerzenzieher ohne Führerschein' }, now)
    expect(found.hits.map(({ id }) => id)).toEqual([plain])
  })

  it('reads the time of day from hours that are stated', async () => {
    const evening = await make({ title: 'Laternenanzünder', tasks: richTextFromList(['17:30 bis 21 Uhr']) })
    const morning = await make({ title: 'Laternenanzünder', tasks: richTextFromList(['8 bis 12 Uhr']) })
    await index([evening, morning])
    const idsOf = async (was: string) => (await searchJobs(database().db, { was }, now)).hits.map(({ id }) => id)
    expect(await idsOf('Laternenanzünder abends')).toEqual([evening])
    expect(await idsOf('Laternenanzünder vormittags')).toEqual([morning])
  })

  it('compares pay by the hour with pay by the hour', async () => {
    const pay = { salaryPeriod: 'hour', salaryMinCents: 1500, salaryMaxCents: 1500, hoursPerWeek: 10 } as const
    const few = await make({ title: 'Siebmacher', ...pay })
    await index([few, await make({ title: 'Siebmacher', ...pay, salaryMaxCents: 1400, salaryMinCents: 1400 })])
    const found = await searchJobs(database().db, { was: 'Siebmacher 15 Euro die Stunde' }, now)
    expect(found.hits.map(({ id }) => id)).toEqual([few])
  })
})

describe('a number', () => {
  it('finds its posting, however it is typed, and nothing else', async () => {
    const id = await make({ title: 'Glasbläser', referenceNumber: 'QX-2628' })
    await index([id, await make({ title: 'Personalreferent' })])
    for (const was of ['QX-2628', 'Referenz QX-2628', 'Ref.-Nr. qx 2628', 'Kennziffer 2628', 'Stellen-ID: QX2628']) {
      const found = await searchJobs(database().db, { was }, now)
      expect(
        found.hits.map((hit) => hit.id),
        was,
      ).toEqual([id])
    }
    const none = await searchJobs(database().db, { was: 'Referenz QX-9999' }, now)
    expect(none).toMatchObject({ total: 0, hits: [], relaxations: [] })
  })
})

describe('places of one name', () => {
  it('are all searched until the person says which is meant', async () => {
    const towns = [
      { postalCode: '67433', name: 'Neustadt an der Weinstraße', land: 'RP', lat: 49.35, lon: 8.15 },
      { postalCode: '91413', name: 'Neustadt an der Aisch', land: 'BY', lat: 49.58, lon: 10.61 },
    ] as const
    const ids: string[] = []
    for (const town of towns) {
      const id = await make({ title: 'Fassmaler' })
      await database().db.update(jobPostingPlace).set(town).where(eq(jobPostingPlace.jobPostingId, id))
      ids.push(id)
    }
    await index(ids)
    const found = await searchJobs(database().db, { was: 'Fassmaler Neustadt' }, now)
    expect(new Set(found.hits.map(({ id }) => id))).toEqual(new Set(ids))
    expect(found).toMatchObject({ place: { name: 'Neustadt', isSeveral: true }, withoutPlace: 'Fassmaler' })
    expect(found.otherPlaces).toContain('Neustadt an der Weinstraße, Rheinland-Pfalz')
  })
})
