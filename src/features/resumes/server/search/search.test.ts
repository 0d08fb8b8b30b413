import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { markApplicants } from '~/features/applicants/server/mark-applicants'
import type { applicantProfile } from '~/features/applicants/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createApplicant } from '../../../../../tests/factories/applicant'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createJobPosting } from '../../../../../tests/factories/job-posting'
import { createResume } from '../../../../../tests/factories/resume'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import type { ResumeContent } from '../../schema'
import { companyBlock } from '../contact-table'
import { resumeGrant } from '../table'
import { readPeople } from './people-documents'

const MUNICH = { postalCode: '80331', city: 'München', land: 'BY', lat: 48.137, lon: 11.575 } as const

describe('the gate', () => {
  it('opens with licence and active posting only', async () => {
    const [ready, idle, unlicensed] = [
      await createCompany(),
      await createCompany(),
      await createCompany({ licenseState: 'expired' }),
    ]
    await createJobPosting({ companyId: ready.id })
    await createJobPosting({ companyId: idle.id, status: 'paused' })
    await createJobPosting({ companyId: idle.id, runsUntil: new Date('2020-01-01') })
    await createJobPosting({ companyId: unlicensed.id })
    await expect(callerFor(ready.admin).resume.search({})).resolves.toMatchObject({ total: expect.any(Number) })
    await expect(callerFor(idle.admin).resume.search({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('mindestens eine Stelle'),
    })
    await expect(callerFor(unlicensed.admin).resume.search({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('Lizenz'),
    })
  })

  it('is closed to visitors, applicants and platform admins without a company', async () => {
    await expect(callerFor(null).resume.search({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(callerFor((await createApplicant()).user).resume.search({})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await expect(callerFor(await createPlatformAdmin()).resume.search({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('what is found', () => {
  it('by language with its level and those above, by years of work, and without unwanted words', async () => {
    const { search } = await searcher()
    const job = { id: uuidv7(), position: 'Glockengießer', employer: 'Guss GmbH', place: null, description: '' }
    const english = (level: 'B1' | 'C1') => [{ id: uuidv7(), name: 'Englisch', level }]
    const old = await person(
      { visibility: 'visible' },
      { languages: english('C1'), experience: [{ ...job, from: '2010-01', to: '2019-12' }], summary: 'Kantine' },
    )
    const young = await person(
      { visibility: 'visible' },
      { languages: english('B1'), experience: [{ ...job, from: '2020-01', to: '2021-12' }] },
    )
    const ids = async (input: Parameters<typeof search>[0]) =>
      (await search({ was: 'Glockengießer', ...input })).items.map((hit) => hit.applicantProfileId).sort()
    expect(await ids({})).toEqual([old, young].sort())
    expect(await ids({ sprache: 'Englisch', sprachniveau: 'B1' })).toEqual([old, young].sort())
    expect(await ids({ sprache: 'Englisch', sprachniveau: 'B2' })).toEqual([old])
    expect(await ids({ sprache: 'Polnisch' })).toEqual([])
    expect(await ids({ erfahrung: 5 })).toEqual([old])
    expect(await ids({ erfahrung: 2 })).toEqual([old, young].sort())
    expect(await ids({ was: 'Glockengießer -Kantine' })).toEqual([young])
  })

  it('only default résumés of people who chose to be found', async () => {
    const { search } = await searcher()
    const visible = await person({ visibility: 'visible' }, { summary: 'Orgelbau' })
    const anonymous = await person({ visibility: 'anonymous' }, { summary: 'Orgelbau' })
    await person({ visibility: 'hidden' }, { summary: 'Orgelbau' })
    await person({ visibility: null }, { summary: 'Orgelbau' })
    const other = await person({ visibility: 'visible' }, { summary: 'Anderes' })
    await createResume(other, { isDefault: false, content: { summary: 'Orgelbau' } })
    const found = await search({ was: 'Orgelbau' })
    expect(found.total).toBe(2)
    // Equally good ones: the latest changed first.
    expect(found.items.map((hit) => hit.applicantProfileId)).toEqual([anonymous, visible])
    expect(found.items[0]).toMatchObject({ isRedacted: true, name: null, postalCode: '33', city: null })
    expect(found.items[1]).toMatchObject({ isRedacted: false, name: 'Miriam Yıldız', city: 'Bielefeld' })
  })

  it('never an anonymous person by name or employer, nor by the name in the text', async () => {
    const { search } = await searcher()
    await person(
      { visibility: 'anonymous', firstName: 'Quendolin', lastName: 'Zwackelmann' },
      {
        summary: 'Quendolin Zwackelmann stellt sich vor.',
        experience: [job('Mühlenbauerin', 'Räuberbedarf Hotzenplotz GmbH')],
      },
    )
    for (const was of ['Quendolin', 'Zwackelmann', 'Hotzenplotz', 'Räuberbedarf']) {
      expect((await search({ was })).total).toBe(0)
    }
    const found = await search({ was: 'Mühlenbauer' })
    expect(found.total).toBe(1)
    expect(JSON.stringify(found)).not.toMatch(/Quendolin|Zwackelmann|Hotzenplotz/)
  })

  it('never an anonymous person by what stands before the @ of their address, nor shows it on the card', async () => {
    const { search } = await searcher()
    const applicant = await createApplicant({ visibility: 'anonymous', headline: 'Insta: kauzwald7' })
    await database().db.update(user).set({ email: 'kauzwald7@post.example' }).where(eq(user.id, applicant.user.id))
    // The search knows them once they have a résumé.
    await createResume(applicant.id, { content: { summary: 'Harfenbau, mehr bei Kauzwald7.' } })
    expect((await search({ was: 'kauzwald7' })).items).toEqual([])
    const { items } = await search({ was: 'Harfenbau' })
    expect(items).toMatchObject([{ applicantProfileId: applicant.id, headline: 'Insta: [Kontakt entfernt]' }])
    expect(JSON.stringify(items)).not.toMatch(/kauzwald/i)
  })

  it('an anonymous person by name where the company holds a grant', async () => {
    const { search, companyId } = await searcher()
    const applicantProfileId = await person({ visibility: 'anonymous' }, { summary: 'Glasbläserei' })
    await database().db.insert(resumeGrant).values({ applicantProfileId, companyId, reason: 'application' })
    expect(await search({ was: 'Glasbläserei' })).toMatchObject({
      items: [{ isRedacted: false, name: 'Miriam Yıldız' }],
    })
  })

  it('by place and radius; anonymous people only as far as nobody can take their bearings', async () => {
    const { search } = await searcher()
    const near = await person({ visibility: 'visible', ...MUNICH }, { summary: 'Filzerei' })
    const unseen = await person({ visibility: 'anonymous', ...MUNICH, lat: 48.28 }, { summary: 'Filzerei' })
    await person({ visibility: 'visible' }, { summary: 'Filzerei' })
    const found = await search({ was: 'Filzerei', wo: 'München', umkreis: 5 })
    expect(found.place).toMatchObject({ kind: 'found' })
    expect(found.items.map((hit) => [hit.applicantProfileId, hit.distanceKm])).toEqual([
      [unseen, null],
      [near, expect.any(Number)],
    ])
    expect(await search({ was: 'Filzerei', wo: 'Xyzstadt' })).toMatchObject({
      total: 0,
      items: [],
      place: { kind: 'unknown' },
    })
  })

  it('anonymous people by the middle of a wide field, so that circles tell nothing about the place itself', async () => {
    const places = [
      { lat: 48.02, lon: 11.42 },
      { lat: 48.38, lon: 11.98 },
    ]
    const kept = await Promise.all(
      places.map(async (place) => {
        const id = await person({ visibility: 'anonymous', ...place }, {})
        const due = [{ id, markedAt: new Date(), isBulk: false }]
        const made = await readPeople(database().db, due, async () => new Map())
        return Array.from(made, ({ points }) => points)
      }),
    )
    expect(kept[0]).toEqual([[{ lat: expect.closeTo(48.2), lon: expect.closeTo(11.7) }]])
    expect(kept[1]).toEqual(kept[0])
  })

  it('by what somebody wants, page by page', async () => {
    const { search } = await searcher()
    const base = { visibility: 'visible' } as const
    for (let made = 0; made < 21; made++) await person(base, { summary: 'Korbflechterei' })
    await person(
      {
        ...base,
        desiredEmploymentTypes: ['Minijob'],
        drivingLicences: ['CE'],
        availability: 'notice-period',
        noticePeriodWeeks: 4,
      },
      { summary: 'Korbflechterei' },
    )
    expect(await search({ was: 'Korbflechterei', arbeitszeit: 'Minijob' })).toMatchObject({ total: 1 })
    expect(await search({ was: 'Korbflechterei', fuehrerschein: 'CE' })).toMatchObject({ total: 1 })
    expect(await search({ was: 'Korbflechterei', fuehrerschein: 'C1' })).toMatchObject({ total: 1 })
    expect(await search({ was: 'Korbflechterei', fuehrerschein: 'D' })).toMatchObject({ total: 0 })
    expect(await search({ was: 'Korbflechterei', sofort: true })).toMatchObject({ total: 21 })
    const [first, second] = [await search({ was: 'Korbflechterei' }), await search({ was: 'Korbflechterei', page: 2 })]
    expect(await search({ was: 'Korbflechterei', page: 9 })).toMatchObject({ page: 1, total: 22 })
    expect([first.items.length, second.items.length, second.total]).toEqual([20, 2, 22])
    expect(new Set([...first.items, ...second.items].map((hit) => hit.applicantProfileId)).size).toBe(22)
  })

  it('page by page with the latest changed first, however many have the words', async () => {
    const { search } = await searcher()
    const likeThis = await person({ visibility: 'visible' }, {})
    // "Anno" is in all, "Luchs" in the older half; other tests' people are newer.
    const { rows } = await database().db.execute<{ id: string }>(sql`
      with copy as materialized (
        select n, gen_random_uuid() as user_id, gen_random_uuid() as profile_id from generate_series(1, 300) as n
      ), users as (
        insert into "user" (id, name, email, type, email_verified)
        select user_id, 'Kopie', n || '@copies.example', 'APPLICANT', true from copy
      ), profiles as (
        insert into applicant_profile (id, user_id, first_name, last_name, postal_code, city, land, lat, lon, availability,
          desired_employment_types, desired_occupation_fields, desired_workplaces, radius_km, driving_licences, visibility)
        select copy.profile_id, copy.user_id, 'Kopie', n::text, postal_code, city, land, lat, lon, availability,
          desired_employment_types, desired_occupation_fields, desired_workplaces, radius_km, driving_licences, visibility
        from copy, applicant_profile where id = ${likeThis}
      )
      insert into resume (id, applicant_profile_id, title, template, is_default, content, updated_at)
      select gen_random_uuid(), profile_id, 'Kopie', template, true,
        jsonb_set(content, '{summary}', to_jsonb(case when n <= 150 then 'Anno Luchs' else 'Anno' end)),
        timestamptz '2019-01-01' + n * interval '1 hour'
      from copy, resume where applicant_profile_id = ${likeThis}
      returning applicant_profile_id as id`)
    await database().db.transaction((tx) =>
      markApplicants(
        tx,
        rows.map(({ id }) => id),
      ),
    )
    const numbers = async (input: Parameters<typeof search>[0]) => {
      const { items, total } = await search(input)
      return [total, items.map(nameNumber)]
    }
    const nameNumber = ({ name }: { name: string | null }) => Number(name?.replace('Kopie ', ''))
    const from = (latest: number) => Array.from({ length: 20 }, (_, at) => latest - at)
    expect(await numbers({ was: 'Anno' })).toEqual([300, from(300)])
    expect(await numbers({ was: 'Anno', page: 2 })).toEqual([300, from(280)])
    expect(await numbers({ was: 'Luchs' })).toEqual([150, from(150)])
    const pages: unknown[] = []
    for (let page = 1; page <= 7; page++) pages.push(...(await search({ was: 'Luchs', page })).items.map(nameNumber))
    expect(pages).toEqual(Array.from({ length: 140 }, (_, at) => 150 - at))
    expect(await numbers({ was: 'Luchs', arbeitszeit: 'Minijob' })).toEqual([0, []])
  })

  it('by what must not be there alone, with the numbers beside the filters', async () => {
    const { search, companyId } = await searcher()
    const working = (summary: string) =>
      person({ visibility: 'visible', desiredEmploymentTypes: ['Minijob'] }, { summary })
    const without = await working('Zinngießerei')
    const having = await working('Zinngießerei Seifenkiste')
    const blocking = await working('Zinngießerei')
    await block(blocking, companyId)
    const minijobs = async (was?: string) => {
      const { items, total, counts } = await search({ was, arbeitszeit: 'Minijob' })
      expect(counts.arbeitszeit.Minijob).toBe(total)
      const ids = items.map((hit) => hit.applicantProfileId)
      return { total, found: [without, having, blocking].filter((id) => ids.includes(id)) }
    }
    const everybody = await minijobs()
    expect(everybody.found).toEqual([without, having])
    expect(await minijobs('-Seifenkiste')).toEqual({ total: everybody.total - 1, found: [without] })
    expect(await minijobs('-Seifenkiste -Zinngießerei')).toEqual({ total: everybody.total - 2, found: [] })
    expect(await minijobs('Zinngießerei -Seifenkiste')).toEqual({ total: 1, found: [without] })
    expect((await search({})).total - (await search({ was: '-Seifenkiste' })).total).toBe(1)
  })

  it('those first whose headline and work it is, then earlier work, then similar occupations, then texts', async () => {
    const { search } = await searcher()
    const base = { visibility: 'visible', headline: null } as const
    const earlier = [{ ...job('Geigenbauerin', 'Klang KG'), from: '2011-01', to: '2014-12' }]
    const now = await person(base, { experience: [job('Geigenbauerin', 'Klang KG')] })
    const before = await person(base, { experience: [job('Floristin', 'Blüte'), ...earlier] })
    const similar = await person(base, { experience: [job('Klavierbauer', 'Taste')] })
    const told = await person(base, {
      experience: [{ ...job('Floristin', 'Blüte'), description: 'Blumen für Geigenbauer.' }],
    })
    await person(base, { summary: 'Ich möchte Geigenbauer werden.' })
    await person(base, { experience: [job('Floristin', 'Geigenbauer Meier GmbH')] })
    const { items } = await search({ was: 'Geigenbauer' })
    expect(items.map(({ applicantProfileId }) => applicantProfileId)).toEqual([now, before, similar, told])
    expect(items.map(({ met }) => met)).toEqual([
      [{ asked: 'Geigenbauer', state: 'said', where: 'Berufserfahrung, seit 01/2020', quote: 'Geigenbauerin' }],
      [{ asked: 'Geigenbauer', state: 'said', where: 'Berufserfahrung, 01/2011 – 12/2014', quote: 'Geigenbauerin' }],
      [{ asked: 'Geigenbauer', state: 'related', where: 'Berufserfahrung, seit 01/2020', quote: 'Klavierbauer' }],
      [
        {
          asked: 'Geigenbauer',
          state: 'mentioned',
          where: 'Berufserfahrung, seit 01/2020',
          quote: 'Blumen für Geigenbauer.',
        },
      ],
    ])
  })

  it('the occupation before its neighbours where a field of it is asked that nobody names', async () => {
    const { search } = await searcher()
    const base = { visibility: 'visible', headline: null } as const
    const own = await person(base, { experience: [job('Lohnbuchhalterin', 'Zahl KG')] })
    const neighbour = await person(base, { experience: [job('Finanzbuchhalter', 'Soll AG')] })
    const { items } = await search({ was: 'Lohnbuchhalterin Baulohn' })
    expect(items.map(({ applicantProfileId }) => applicantProfileId)).toEqual([own, neighbour])
  })

  it('reads place, licence, language and years among the words, unless the words are meant literally', async () => {
    const { search } = await searcher()
    const base: Parameters<typeof person>[0] = { visibility: 'visible', drivingLicences: ['CE'] }
    const languages = [{ id: uuidv7(), name: 'Polnisch', level: 'B2' as const }]
    const long = [{ ...job('Kutscherin', 'Hof AG'), from: '2010-01' }]
    const right = await person({ ...base, ...MUNICH }, { languages, experience: long })
    await person(base, { languages, experience: long })
    await person({ ...base, ...MUNICH }, { experience: long })
    await person({ ...base, ...MUNICH, drivingLicences: ['B'] }, { languages, experience: long })
    const was = 'Kutscher in München Polnisch B1 Führerschein CE mindestens 5 Jahre'
    const found = await search({ was })
    expect(found.items.map(({ applicantProfileId }) => applicantProfileId)).toEqual([right])
    expect(found.read.map(({ label }) => label)).toEqual([
      'Polnisch ab B1',
      'Führerschein CE',
      'mindestens 5\u00a0Jahre Praxis',
      'Ort: München',
    ])
    expect(found.items[0]?.met.map(({ asked, quote }) => [asked, quote])).toEqual([
      ['Kutscher', 'Kutscherin'],
      ['Polnisch ab B1', 'Polnisch (B2)'],
      ['mindestens 5\u00a0Jahre Praxis', expect.stringMatching(/\d+\u00a0Jahre/)],
      ['Führerschein CE', 'CE'],
    ])
    expect((await search({ was: 'Kutscher München' })).total).toBe(3)
    expect((await search({ was: 'Kutscher München', deuten: 'nein' })).total).toBe(0)
  })

  it('lets those follow who lack a further word, and says what nobody can read there', async () => {
    const { search } = await searcher()
    const base = { visibility: 'visible' } as const
    const at = (description: string) => ({ experience: [{ ...job('Hebamme', 'Turm AG'), description }] })
    const right = await person(base, at('Fernrohre und Schneeräumen'))
    const some = await person(base, at('Schneeräumen'))
    const none = await person(base, at(''))
    await person(base, { experience: [job('Floristin', 'Laden AG')], summary: 'Fernrohre, Schneeräumen' })

    const found = await search({ was: 'Hebamme Fernrohre Schneeräumen' })
    expect(found.items.map(({ applicantProfileId }) => applicantProfileId)).toEqual([right, some, none])
    expect(found).toMatchObject({ total: 3, exactTotal: 1 })
    expect(found.items.map(({ missing }) => missing)).toEqual([[], ['Fernrohre'], ['Fernrohre', 'Schneeräumen']])
    expect(found.items[2]?.met.map(({ asked }) => asked)).toEqual(['Hebamme'])
    expect(await search({ was: 'Hebamme Zwirbelzopf' })).toMatchObject({ total: 3, exactTotal: 0 })
    expect(await search({ was: 'Hebamme Fernrohre', deuten: 'nein' })).toMatchObject({ total: 1, exactTotal: 1 })
  })

  it('follows a changed headline at once', async () => {
    const { search } = await searcher()
    const { id, user } = await createApplicant({ visibility: 'visible' })
    await createResume(id)
    const caller = callerFor(user)
    const profile = await caller.applicantProfile.mine()
    if (!profile) throw new Error('no profile')
    await caller.applicantProfile.save({ ...profile, headline: 'Schäferin' })
    expect(await search({ was: 'Schäfer' })).toMatchObject({ total: 1 })
  })
})

async function searcher() {
  const company = await createCompany()
  await createJobPosting({ companyId: company.id })
  const caller = callerFor(company.admin)
  return {
    companyId: company.id,
    search: (input: Parameters<typeof caller.resume.search>[0]) => caller.resume.search(input),
  }
}

async function person(
  values: Partial<typeof applicantProfile.$inferInsert>,
  content: Partial<ResumeContent>,
): Promise<string> {
  const { id } = await createApplicant(values)
  await createResume(id, { content })
  return id
}

function block(applicantProfileId: string, companyId: string) {
  return database().db.transaction(async (tx) => {
    await tx.insert(companyBlock).values({ applicantProfileId, companyId })
    await markApplicants(tx, [applicantProfileId])
  })
}

function job(position: string, employer: string) {
  return { id: uuidv7(), position, employer, place: null, from: '2020-01', to: null, description: '' }
}
