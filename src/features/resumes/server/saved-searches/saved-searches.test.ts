import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { applicantProfile } from '~/features/applicants/server/table'
import { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import { FILTER_LANGUAGES } from '~/features/resumes/vocabulary'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { EMPLOYMENT_TYPES } from '~/lib/work/vocabulary'
import { database } from '~/platform/server/database/db'
import { deleteAccount } from '~/server/auth/account-deletion'
import { changeApplicant, createApplicant } from '../../../../../tests/factories/applicant'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createResume } from '../../../../../tests/factories/resume'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { companyBlock } from '../contact-table'
import { markOldDocuments } from '../jobs/mark-old-documents'
import { resume } from '../table'

const { db } = database()

describe('counts beside the filters', () => {
  it('say what the list would hold with each choice, all other filters applied', async () => {
    const { search } = await searcher()
    const word = { content: { summary: 'Uhrmacherei' } }
    const types = [['Vollzeit'], ['Vollzeit', 'Teilzeit'], ['Minijob']] as const
    for (const [index, desiredEmploymentTypes] of types.entries()) {
      const availability = index === 0 ? ('now' as const) : ('notice-period' as const)
      const { id } = await createApplicant({
        visibility: 'visible',
        desiredEmploymentTypes: [...desiredEmploymentTypes],
        availability,
        noticePeriodWeeks: index * 4,
      })
      await createResume(id, word)
    }
    const all = await search({ was: 'Uhrmacherei' })
    expect(all.counts).toMatchObject({
      arbeitszeit: { Vollzeit: 2, Teilzeit: 1, Minijob: 1 },
      berufsfeld: { 'Metall & Maschinenbau': 3 },
      sofort: 1,
      verfuegbar: { 4: 2, 8: 3, 13: 3, 26: 3 },
    })
    const some = await search({ was: 'Uhrmacherei', arbeitszeit: 'Vollzeit' })
    expect(some).toMatchObject({ total: 2, counts: { arbeitszeit: { Minijob: 1 }, sofort: 1 } })
    const soon = await search({ was: 'Uhrmacherei', verfuegbar: 4 })
    expect(soon.counts).toMatchObject({ arbeitszeit: { Vollzeit: 2, Teilzeit: 1 }, verfuegbar: { 4: 2, 8: 3 } })
    expect(soon.counts.arbeitszeit).not.toHaveProperty('Minijob')
    // The count next to a choice equals the number of hits after choosing it.
    for (const [type, number] of Object.entries(all.counts.arbeitszeit)) {
      expect(
        (await search({ was: 'Uhrmacherei', arbeitszeit: EMPLOYMENT_TYPES.find((known) => known === type) })).total,
      ).toBe(number)
    }
    for (const [weeks, total] of [
      [3, 1],
      [4, 2],
      [8, 3],
    ] as const) {
      expect([weeks, (await search({ was: 'Uhrmacherei', verfuegbar: weeks })).total]).toEqual([weeks, total])
    }
  })
})

it('everybody is counted, whoever comes, changes, goes or blocks the company', async () => {
  const { search, profileId } = await searcher()
  const minijobs = async () => {
    const { total, counts } = await search({ arbeitszeit: 'Minijob' })
    const { total: soon } = await search({ arbeitszeit: 'Minijob', verfuegbar: 4 })
    expect([counts.arbeitszeit.Minijob ?? 0, counts.verfuegbar[4] ?? 0]).toEqual([total, soon])
    return [total, soon]
  }
  const [total = 0, soon = 0] = await minijobs()
  const { id, user: account } = await createApplicant({
    visibility: 'visible',
    desiredEmploymentTypes: ['Minijob'],
    availability: 'now',
  })
  await createResume(id)
  expect(await minijobs()).toEqual([total + 1, soon + 1])
  await changeApplicant(id, { availability: 'notice-period', noticePeriodWeeks: 12 })
  expect(await minijobs()).toEqual([total + 1, soon])
  await callerFor(account).companyBlock.set({ companyProfileId: profileId, isBlocked: true })
  expect(await minijobs()).toEqual([total, soon])
  await callerFor(account).companyBlock.set({ companyProfileId: profileId, isBlocked: false })
  expect(await minijobs()).toEqual([total + 1, soon])
  await changeApplicant(id, { visibility: 'hidden' })
  expect(await minijobs()).toEqual([total, soon])
})

describe('counts of what people can', () => {
  it('say beside licences, languages and levels what the list would hold, with words and without', async () => {
    const { search } = await searcher()
    const people = [
      { drivingLicences: ['B', 'CE'] as const, languages: [spoken('Englisch', 'C1'), spoken('Polnisch', 'native')] },
      { drivingLicences: ['B'] as const, languages: [spoken('Englisch', 'B1')] },
      // A stated language without a level counts, unless a level is required.
      { drivingLicences: [] as const, languages: [spoken('Twi', 'native'), spoken('Polnisch', null)] },
      // The better of two counts.
      { drivingLicences: [] as const, languages: [spoken('Russisch', null), spoken('Russisch', 'A2')] },
    ]
    for (const { drivingLicences, languages } of people) {
      const { id } = await createApplicant({
        visibility: 'visible',
        drivingLicences: [...drivingLicences],
        desiredEmploymentTypes: ['Minijob'],
      })
      await createResume(id, { content: { summary: 'Fassbinderei', languages } })
    }
    const was = 'Fassbinderei'
    expect((await search({ was })).counts).toMatchObject({
      fuehrerschein: { B: 2, CE: 1 },
      sprache: { Englisch: 2, Polnisch: 2, Russisch: 1 },
      sprachniveau: {},
    })
    const advanced = await search({ was, sprache: 'Englisch', sprachniveau: 'B2', fuehrerschein: 'B' })
    expect(advanced).toMatchObject({
      total: 1,
      counts: {
        arbeitszeit: { Minijob: 1 },
        fuehrerschein: { B: 1, CE: 1 },
        sprache: { Englisch: 1, Polnisch: 1 },
        sprachniveau: { spoken: 2, A1: 2, B1: 2, B2: 1, C1: 1 },
      },
    })
    const anyLevel = await search({})
    expect(anyLevel.counts.sprache.Polnisch).toBe((await search({ sprache: 'Polnisch' })).total)
    const polish = await search({ was, sprache: 'Polnisch' })
    expect(polish).toMatchObject({ total: 2, counts: { sprachniveau: { spoken: 2, A1: 1, native: 1 } } })
    expect(polish.items.map(({ met }) => met[1])).toEqual([
      { asked: 'Polnisch', state: 'said', where: 'Sprachen', quote: 'Polnisch' },
      { asked: 'Polnisch', state: 'said', where: 'Sprachen', quote: 'Polnisch (Erstsprache)' },
    ])
    expect(await search({ was, sprache: 'Polnisch', sprachniveau: 'A1' })).toMatchObject({ total: 1 })
    expect(await search({ was, sprache: 'Russisch', sprachniveau: 'A2' })).toMatchObject({ total: 1 })
    expect(advanced.counts.sprachniveau).not.toHaveProperty('C2')
    // The count next to a choice equals the number of hits after choosing it; also without words, when other people are
    // found, too.
    for (const words of [{ was }, {}]) {
      const { counts } = await search({ ...words, sprachniveau: 'B1' })
      for (const sprache of FILTER_LANGUAGES) {
        const { total, items } = await search({ ...words, sprachniveau: 'B1', sprache })
        expect([sprache, total]).toEqual([sprache, counts.sprache[sprache] ?? 0])
        expect(items).toHaveLength(Math.min(20, total))
      }
      for (const fuehrerschein of DRIVING_LICENCES) {
        const { total } = await search({ ...words, sprachniveau: 'B1', fuehrerschein })
        expect([fuehrerschein, total]).toEqual([fuehrerschein, counts.fuehrerschein[fuehrerschein] ?? 0])
      }
    }
  })

  it('know every language that is offered as a filter', async () => {
    const { search } = await searcher()
    const { id } = await createApplicant({ visibility: 'visible' })
    const languages = FILTER_LANGUAGES.map((name) => spoken(name, 'A2'))
    await createResume(id, { content: { summary: 'Dolmetscherei', languages } })
    const { counts } = await search({ was: 'Dolmetscherei', sprachniveau: 'A2' })
    expect(counts.sprache).toEqual(Object.fromEntries(FILTER_LANGUAGES.map((name) => [name, 1])))
  })

  it('follow a changed licence at once', async () => {
    const { search } = await searcher()
    const { id, user: person } = await createApplicant({ visibility: 'visible' })
    await createResume(id, { content: { summary: 'Fuhrwesen' } })
    const caller = callerFor(person)
    const profile = await caller.applicantProfile.mine()
    if (!profile) throw new Error('no profile')
    await caller.applicantProfile.save({ ...profile, drivingLicences: ['C', 'B'] })
    expect((await search({ was: 'Fuhrwesen' })).counts.fuehrerschein).toEqual({ AM: 1, B: 1, C: 1, C1: 1, L: 1 })
    expect(await search({ was: 'Fuhrwesen', fuehrerschein: 'C' })).toMatchObject({ total: 1 })
  })
})

function spoken(name: string, level: 'A2' | 'B1' | 'C1' | 'native' | null) {
  return { id: uuidv7(), name, level }
}

describe('what each hit meets', () => {
  it('is listed one by one with its place, and nothing is counted together', async () => {
    const { search } = await searcher()
    const { id } = await createApplicant({ visibility: 'visible' })
    await createResume(id, {
      content: {
        summary: 'Arbeite gern im Tal',
        skills: [{ id: uuidv7(), name: 'Seilbahnwartung', level: 4 }],
        languages: [{ id: uuidv7(), name: 'Englisch', level: 'C1' }],
        experience: [
          {
            id: uuidv7(),
            position: 'Monteur',
            employer: 'Berg AG',
            place: null,
            from: '2010-01',
            to: '2018-12',
            description: '',
          },
        ],
      },
    })
    const { items } = await search({
      was: 'Seilbahnwartung Tal Englisch -Schnee',
      sprache: 'Englisch',
      sprachniveau: 'B2',
      erfahrung: 5,
    })
    expect(items[0]?.met).toEqual([
      { asked: 'Seilbahnwartung', state: 'said', where: 'Kenntnisse', quote: 'Seilbahnwartung' },
      { asked: 'Tal', state: 'said', where: 'Kurzprofil', quote: 'Arbeite gern im Tal' },
      { asked: 'Englisch ab B2', state: 'said', where: 'Sprachen', quote: 'Englisch (C1)' },
      { asked: 'mindestens 5\u00a0Jahre Praxis', state: 'said', where: 'Berufserfahrung', quote: '9\u00a0Jahre' },
    ])
  })
})

describe('people who are not there', () => {
  it('the suspended are found by nobody, and their page is not there either', async () => {
    const { search, admin } = await searcher()
    const { id, user: account } = await createApplicant({ visibility: 'visible' })
    await createResume(id, { content: { summary: 'Kaminbau' } })
    expect((await search({ was: 'Kaminbau' })).total).toBe(1)
    const platform = callerFor(await createPlatformAdmin())
    await platform.admin.suspendAccount({ id: account.id, reason: 'Für diesen Test gesperrt.' })
    expect(await search({ was: 'Kaminbau' })).toMatchObject({ total: 0, items: [] })
    await expect(callerFor(admin).resume.view({ applicantProfileId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await platform.admin.restoreAccount({ id: account.id, reason: 'Für diesen Test entsperrt.' })
    expect((await search({ was: 'Kaminbau' })).total).toBe(1)
  })

  it('who blocks a company is found by the others only, and not counted', async () => {
    const [blocked, other] = [await searcher(), await searcher()]
    const { id, user: account } = await createApplicant({ visibility: 'visible' })
    await createResume(id, { content: { summary: 'Bernsteinschliff' } })
    await callerFor(account).companyBlock.set({ companyProfileId: blocked.profileId, isBlocked: true })
    expect(await blocked.search({ was: 'Bernsteinschliff' })).toMatchObject({ total: 0, counts: { arbeitszeit: {} } })
    expect((await other.search({ was: 'Bernsteinschliff' })).total).toBe(1)
  })

  it('the document of the search goes with the résumé and the account', async () => {
    const { search } = await searcher()
    const { id, user: account } = await createApplicant({ visibility: 'visible' })
    const first = await createResume(id, { content: { summary: 'Nagelschmiede' } })
    const found = async () => (await search({ was: 'Nagelschmiede' })).total
    expect(await found()).toBe(1)
    await callerFor(account).resume.remove({ id: first.id, version: first.version })
    expect(await found()).toBe(0)
    await createResume(id, { content: { summary: 'Nagelschmiede' } })
    expect(await found()).toBe(1)
    await deleteAccount(db, account.id, new Date())
    expect(await found()).toBe(0)
    const { rows } = await db.execute(sql`select document from search_document where id = ${id}`)
    expect(rows).toEqual([{ document: null }])
  })

  it('nobody is shown of a stale index who hides, blocks or is suspended meanwhile', async () => {
    const { search, companyId } = await searcher()
    const people = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const applicant = await createApplicant({ visibility: 'visible' })
        await createResume(applicant.id, { content: { summary: 'Papiermühle' } })
        return applicant
      }),
    )
    const [hiding, blocking, suspended, staying] = people
    if (!hiding || !blocking || !suspended || !staying) throw new Error('four were made')
    expect((await search({ was: 'Papiermühle' })).items).toHaveLength(4)
    // Nobody marks them, as if the feeder had stopped.
    await db.update(applicantProfile).set({ visibility: 'hidden' }).where(eq(applicantProfile.id, hiding.id))
    await db.insert(companyBlock).values({ applicantProfileId: blocking.id, companyId })
    await db.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, suspended.user.id))
    const { items } = await search({ was: 'Papiermühle' })
    expect(items.map(({ applicantProfileId }) => applicantProfileId)).toEqual([staying.id])
  })
})

it('makes old documents anew, so that grown years are found', async () => {
  const { search } = await searcher()
  const { id } = await createApplicant({ visibility: 'visible' })
  const from = `${new Date().getUTCFullYear() - 2}-01`
  const made = await createResume(id, {
    content: {
      summary: 'Drachenbau',
      experience: [{ id: uuidv7(), position: 'Bau', employer: 'Wind', place: null, from, to: null, description: '' }],
    },
  })
  expect((await search({ erfahrung: 1, was: 'Drachenbau' })).total).toBe(1)
  const { rowCount } = await db.execute(sql`
    update search_document set updated_at = now() - interval '31 days',
      document = jsonb_set(document::jsonb, '{labels,years}', '[]')::json, sequence = nextval('search_sequence')
    where id = ${id}`)
  expect(rowCount).toBe(1)
  expect(await markOldDocuments(db, new Date())).toBe(1)
  expect(await markOldDocuments(db, new Date())).toBe(0)
  expect((await search({ erfahrung: 1, was: 'Drachenbau' })).total).toBe(1)
  // The résumé itself did not change, so it is not new.
  const [row] = await db.select().from(resume).where(eq(resume.id, made.id))
  expect(row?.updatedAt).toEqual(made.updatedAt)
})

it('keeps searches for the person who saved them and counts what is new', async () => {
  const { admin, caller, search } = await searcher()
  const { caller: stranger } = await searcher()
  const id = uuidv7()
  await caller.resume.saveSearch({ id, name: 'Sattler', search: { was: 'Sattlerei', page: 3 } })
  await caller.resume.saveSearch({ id, name: 'Sattler', search: { was: 'Sattlerei' } })
  await createResume((await createApplicant({ visibility: 'visible' })).id, { content: { summary: 'Sattlerei' } })
  expect((await search({ was: 'Sattlerei' })).total).toBe(1)
  const saved = { id, name: 'Sattler', search: { was: 'Sattlerei' }, mailFrequency: null }
  // At which minute somebody came is nobody's business.
  expect(await caller.resume.savedSearches()).toEqual([{ ...saved, newCount: 0 }])
  const tomorrow = callerFor(admin, { now: addDays(new Date(), 1.5) }).resume
  expect(await tomorrow.savedSearches()).toEqual([{ ...saved, newCount: 1 }])
  expect(await stranger.resume.savedSearches()).toEqual([])
  await stranger.resume.removeSearch({ id })
  await tomorrow.markSearchSeen({ id })
  expect(await tomorrow.savedSearches()).toMatchObject([{ newCount: 0 }])
  for (let made = 1; made < 30; made++) {
    await caller.resume.saveSearch({ id: uuidv7(), name: `S ${made}`, search: { was: 'x' } })
  }
  await expect(caller.resume.saveSearch({ id: uuidv7(), name: 'zu viel', search: {} })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  await caller.resume.saveSearch({ id, name: 'Sattler', search: { was: 'Sattlerei' } })
  await caller.resume.removeSearch({ id })
  expect(await caller.resume.savedSearches()).toHaveLength(29)
})

async function searcher() {
  const company = await createCompany()
  await createJobPosting({ companyId: company.id })
  const caller = callerFor(company.admin)
  return {
    admin: company.admin,
    companyId: company.id,
    profileId: company.profileId ?? '',
    caller,
    search: (input: Parameters<typeof caller.resume.search>[0]) => caller.resume.search(input),
  }
}
