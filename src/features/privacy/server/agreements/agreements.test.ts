import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { company } from '~/features/companies/server/table'
import { database } from '~/platform/server/database/db'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { agreementText } from '../../agreement-text'

const { db } = database()
const input = { name: 'Petra Hartmann', mayAct: true as const }

beforeAll(async () => {
  await createOperator({ processors: 'Rechenzentrum Weserbogen GmbH, Minden' })
})

async function namedCompany() {
  const made = await createCompany()
  const address = { name: 'Hartmann GmbH', street: 'Heeper Straße', houseNumber: '88', postalCode: '33607' }
  await db
    .update(company)
    .set({ ...address, city: 'Bielefeld' })
    .where(eq(company.id, made.id))
  return { ...made, admin: callerFor(made.admin) }
}

test('the agreement names both sides, the subprocessors and the measures, and is signed once as it was read', async () => {
  const { id, admin } = await namedCompany()
  const { offer, isSigned } = await admin.agreement.current()
  const text = agreementText(offer?.text ?? '', offer?.controller ?? '')
  for (const part of ['Hartmann GmbH, Heeper Straße 88, 33607 Bielefeld', 'Weserbogen', 'zweiter Faktor']) {
    expect(text).toContain(part)
  }
  expect(isSigned).toBe(false)
  const textSha256 = offer?.textSha256 ?? ''
  await admin.agreement.sign({ ...input, textSha256 })
  await admin.agreement.sign({ ...input, textSha256 })
  const after = await admin.agreement.current()
  expect(after).toMatchObject({ isSigned: true, signed: [{ version: 1, signedBy: 'Petra Hartmann' }] })
  expect(after.signed).toHaveLength(1)
  const platform = callerFor(await createPlatformAdmin())
  const { rows, isOffered } = await platform.agreement.list({})
  const row = rows.find(({ companyId }) => companyId === id)
  expect(row).toMatchObject({ companyName: 'Hartmann GmbH', version: 1, isCurrent: true })
  expect(isOffered).toBe(true)
  expect(await platform.agreement.signedText({ id: row?.id ?? '' })).toBe(after.signed[0]?.text)
})

test('nobody signs another text than the one they read, and a changed one is asked for again', async () => {
  const { id, admin } = await namedCompany()
  const { offer } = await admin.agreement.current()
  const read = offer?.textSha256 ?? ''
  await admin.agreement.sign({ ...input, textSha256: read })
  await db.update(company).set({ city: 'Minden' }).where(eq(company.id, id))
  await expect(admin.agreement.sign({ ...input, textSha256: read })).rejects.toMatchObject({ code: 'CONFLICT' })
  const changed = await admin.agreement.current()
  expect(changed).toMatchObject({ isSigned: false, offer: { version: 2 } })
  await admin.agreement.sign({ ...input, textSha256: changed.offer?.textSha256 ?? '' })
  const both = (await admin.agreement.current()).signed.map(({ version, text }) => [
    version,
    text.includes('33607 Minden.'),
  ])
  expect(both).toEqual([
    [2, true],
    [1, false],
  ])
  const platform = callerFor(await createPlatformAdmin())
  const listed = (await platform.agreement.list({})).rows.filter(({ companyId }) => companyId === id)
  expect(listed.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
    [2, true],
    [1, false],
  ])
  // Back at the old address the first text is the one that stands, not the newest.
  await db.update(company).set({ city: 'Bielefeld' }).where(eq(company.id, id))
  expect(await admin.agreement.current()).toMatchObject({
    isSigned: true,
    current: { version: 1 },
    offer: { version: 1 },
  })
})

test('nobody signs without saying that they may act for the company', async () => {
  const { admin } = await namedCompany()
  const { offer } = await admin.agreement.current()
  const unsure: unknown = { ...input, mayAct: false, textSha256: offer?.textSha256 ?? '' }
  await expect(Reflect.apply(admin.agreement.sign, null, [unsure])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await admin.agreement.current()).toMatchObject({ isSigned: false })
})

test('only admins of the company sign, and not before the invoice address is known', async () => {
  const { id } = await createCompany()
  const member = callerFor(await createMember(id))
  await expect(member.agreement.current()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const bare = await createCompany()
  await db.update(company).set({ street: null }).where(eq(company.id, bare.id))
  expect(await callerFor(bare.admin).agreement.current()).toMatchObject({ offer: null, isSigned: false })
})

test('the platform finds an agreement by company, place and who signed, and by the version of its text', async () => {
  const { id, admin } = await namedCompany()
  const word = id.slice(-12)
  await db
    .update(company)
    .set({ name: `Hartmann ${word}` })
    .where(eq(company.id, id))
  const { offer } = await admin.agreement.current()
  await admin.agreement.sign({ ...input, name: `Olga ${word}`, textSha256: offer?.textSha256 ?? '' })
  const platform = callerFor(await createPlatformAdmin()).agreement
  const found = async (asked: object) => {
    const { rows, total } = await platform.list(asked)
    expect(total).toBe(rows.length)
    return rows.map(({ companyId, textVersion }) => [companyId, textVersion])
  }
  for (const q of [`olga ${word}`, `HARTMANN ${word}`, id]) expect(await found({ q })).toEqual([[id, 1]])
  expect(await found({ q: word, fassung: 1 })).toEqual([[id, 1]])
  for (const asked of [{ q: word, fassung: 2 }, { q: `%${word}%` }]) expect(await found(asked)).toEqual([])
})
