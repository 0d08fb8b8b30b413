import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { richTextFromPlain } from '~/lib/rich-text/rich-text'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../tests/factories/company'
import { noticesDuring } from '../../../../tests/factories/notices'
import { createUser } from '../../../../tests/factories/user'
import type { SaveCompanyProfileInput } from '../schema'
import { company } from './table'

function profile(values: Partial<SaveCompanyProfileInput> = {}): SaveCompanyProfileInput {
  return {
    id: uuidv7(),
    version: null,
    name: 'Groß & Müller Gerätebau',
    legalForm: 'GmbH',
    registerCourt: null,
    registerNumber: null,
    vatId: '',
    street: 'Heeper Straße',
    houseNumber: '88',
    postalCode: '33607',
    city: 'Bielefeld',
    website: '',
    sizeBand: '50-249',
    industry: 'Industrie & Maschinenbau',
    description: richTextFromPlain(['Wir bauen Geräte.']),
    benefits: ['Jobrad'],
    contactName: 'Ute Sander',
    contactEmail: 'personal@gross.example',
    contactPhone: null,
    representatives: null,
    legalEmail: null,
    legalPhone: null,
    economicId: null,
    supervisoryAuthority: null,
    ...values,
  }
}

async function listName(id: string) {
  const [row] = await database().db.select({ name: company.listName }).from(company).where(eq(company.id, id))
  return row?.name
}

const withoutProfile = () => createCompany({ hasProfile: false })

describe('saving', () => {
  test('makes the profile, with coordinates, and then changes it; empty fields are missing ones', async () => {
    const { admin } = await withoutProfile()
    const input = profile()
    const { id, version } = await callerFor(admin).companyProfile.save(input)
    expect({ id, version }).toEqual({ id: input.id, version: 1 })
    const told = await noticesDuring('changed_pages', () =>
      callerFor(admin).companyProfile.save({ ...input, version, name: 'Neu' }),
    )
    const { profile: own } = await callerFor(admin).companyProfile.mine()
    expect(own).toMatchObject({ name: 'Neu', version: 2, website: null, vatId: null })
    expect(told.flat()).toContain(`company:${id}`)
  })

  test('keeps the name that the list of companies is sorted by', async () => {
    const { id, admin } = await withoutProfile()
    const input = profile()
    const { version } = await callerFor(admin).companyProfile.save(input)
    expect(await listName(id)).toBe('groß & müller gerätebau')
    await callerFor(admin).companyProfile.save({ ...input, version, name: 'Neu' })
    expect(await listName(id)).toBe('neu')
  })

  test('any member may', async () => {
    const { id } = await withoutProfile()
    const colleague = await createMember(id)
    await callerFor(colleague).companyProfile.save(profile())
    expect(await callerFor(colleague).companyProfile.mine()).toMatchObject({
      profile: { version: 1 },
      changedBy: colleague.name,
    })
  })

  test('twice with the same id is one profile, also at once', async () => {
    const { admin } = await withoutProfile()
    const input = profile()
    const calls = [1, 2].map(() => callerFor(admin).companyProfile.save(input))
    expect(await Promise.all(calls)).toEqual([
      { id: input.id, version: 1 },
      { id: input.id, version: 1 },
    ])
  })

  test('two colleagues: the second who makes or changes it is told', async () => {
    const { admin } = await withoutProfile()
    const input = profile()
    await callerFor(admin).companyProfile.save(input)
    await expect(callerFor(admin).companyProfile.save(profile())).rejects.toThrow('inzwischen geändert')
    const changed = await callerFor(admin).companyProfile.save({ ...input, version: 1 })
    // The same again: the first answer was lost.
    expect(await callerFor(admin).companyProfile.save({ ...input, version: 1 })).toEqual(changed)
    const stale = callerFor(admin).companyProfile.save({ ...input, version: 1, name: 'Anders' })
    const inOtherWindow = expect.stringContaining('in einem anderen Fenster')
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT', message: inOtherWindow })
  })

  test('a colleague is named as who was faster', async () => {
    const { id, admin } = await withoutProfile()
    const colleague = await createMember(id)
    const input = profile()
    await callerFor(admin).companyProfile.save(input)
    await callerFor(admin).companyProfile.save({ ...input, version: 1, name: 'Neu' })
    const late = callerFor(colleague).companyProfile.save({ ...input, version: 1, name: 'Anders' })
    await expect(late).rejects.toThrow(`${admin.name} hat das Unternehmensprofil inzwischen geändert`)
  })

  test('never somebody else’s', async () => {
    const { admin } = await withoutProfile()
    const input = profile()
    await callerFor(admin).companyProfile.save(input)
    const stranger = await withoutProfile()
    const attempt = callerFor(stranger.admin).companyProfile.save({ ...input, version: 1, name: 'Gekapert' })
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(callerFor(stranger.admin).companyProfile.save(input)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await callerFor(stranger.admin).companyProfile.mine()).profile).toBeNull()
    await expect(callerFor(await createUser()).companyProfile.save(input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(callerFor(null).companyProfile.save(input)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await callerFor(null).companyProfile.byId({ id: input.id })).toMatchObject({ name: input.name })
  })

  test.each([
    ['website', { website: 'www.beispiel.de' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['postalCode', { postalCode: '123' }],
    ['name', { name: ' ' }],
    ['contactEmail', { contactEmail: 'x' }],
  ])('a wrong %s is named', async (field, values) => {
    const { admin } = await withoutProfile()
    const attempt = callerFor(admin).companyProfile.save(profile(values))
    await expect(attempt).rejects.toMatchObject({ cause: { issues: [{ path: [field] }] } })
  })
})

describe('the address', () => {
  const save = async (values: { postalCode: string; city: string }) => {
    const caller = callerFor((await withoutProfile()).admin)
    await caller.companyProfile.save(profile(values))
    return (await caller.companyProfile.mine()).profile?.city
  }

  test('is settled by the list of places: the name as it is, a district as written, a large recipient as it says', async () => {
    expect(await save({ postalCode: '60311', city: 'frankfurt' })).toBe('Frankfurt am Main')
    expect(await save({ postalCode: '33689', city: 'Bielefeld-Sennestadt' })).toBe('Bielefeld-Sennestadt')
    expect(await save({ postalCode: '33597', city: 'Bielefeld' })).toBe('Bielefeld')
  })

  test('asks back when town and postal code do not fit, at the field and with what would', async () => {
    await expect(save({ postalCode: '33602', city: 'Halle' })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      cause: { fieldErrors: { city: [expect.stringContaining('Zur Postleitzahl 33602 kennen wir Bielefeld.')] } },
    })
    expect(await save({ postalCode: '33790', city: 'Halle' })).toBe('Halle (Westf.)')
  })
})

describe('the public', () => {
  test('reads a profile and finds it under every spelling', async () => {
    const { admin } = await withoutProfile()
    const { id } = await callerFor(admin).companyProfile.save(profile({ name: 'Größmann Bäckereibedarf' }))
    expect(await callerFor(null).companyProfile.byId({ id })).toMatchObject({ benefits: ['Jobrad'] })
    for (const was of ['Größmann', 'groessmann', 'GROSSMANN', 'bedarf größ', 'backerei']) {
      const found = await callerFor(null).companyProfile.search({ was })
      expect(found.items.map((item) => item.id)).toContain(id)
    }
  })

  test('filters by industry; signs of patterns are letters', async () => {
    const { admin } = await withoutProfile()
    const { id } = await callerFor(admin).companyProfile.save(profile({ name: '100% Bau', industry: 'Bauwesen' }))
    const found = await callerFor(null).companyProfile.search({ was: '100%', branche: 'Bauwesen' })
    expect(found).toMatchObject({ items: [{ id }], total: 1, page: 1 })
    expect((await callerFor(null).companyProfile.search({ was: '1%0' })).total).toBe(0)
    expect((await callerFor(null).companyProfile.search({ was: '100%', branche: 'Handel' })).total).toBe(0)
  })

  test('an unknown company is not found', async () => {
    const attempt = callerFor(null).companyProfile.byId({ id: uuidv7() })
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
