import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { companyProfile } from '~/features/companies/server/table'
import { eraseAccount } from '~/features/privacy/server/commands/erase-account'
import { termsConsent, termsVersion } from '~/features/privacy/server/terms/table'
import { addDays } from '~/lib/dates/dates'
import { PAGE_SIZE } from '~/lib/paging'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { createContext } from '~/server/requests/context'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { sessionCookie } from '../../../../../tests/factories/session'
import { createPlatformAdmin, createUser } from '../../../../../tests/factories/user'
import { answerExport } from '../export-response'

const { db } = database()
const NOW = new Date()
let cookie = ''
let admin = callerFor(null)
beforeAll(async () => {
  const person = await createPlatformAdmin()
  cookie = await sessionCookie(person.id)
  admin = callerFor(person)
  await db.insert(termsVersion).values(
    [1, 2].map((version) => ({
      ...{ document: 'terms' as const, version, text: 'x', summary: '', audience: 'everyone' as const },
      ...{ validFrom: '2026-01-01', announcedAt: version === 1 ? NOW : null, withdrawnAt: version === 1 ? null : NOW },
    })),
  )
})

/** Somebody who agreed to the first version with the account, and to the second days later. */
async function agreed(name: string, days = 0) {
  const person = await createUser({ name })
  await db.insert(termsConsent).values([
    { userId: person.id, document: 'terms', version: 1, via: 'registration', consentedAt: addDays(NOW, -20 - days) },
    { userId: person.id, document: 'privacy', version: 1, via: 'registration', consentedAt: addDays(NOW, -20 - days) },
    { userId: person.id, document: 'terms', version: 2, via: 'notice', consentedAt: addDays(NOW, -days) },
  ])
  return person
}

const list = async (input: Parameters<typeof admin.admin.consents>[0]) => (await admin.admin.consents(input)).rows

test('says who agreed to which version, when and how, newest first, and what was withdrawn', async () => {
  const name = `Zoe Zustimmung ${uuidv7()}`
  const { id, email } = await agreed(name)
  const rows = await list({ q: name })
  expect(rows.map(({ document, version, via }) => [document, version, via])).toEqual([
    ['terms', 2, 'notice'],
    expect.arrayContaining([1, 'registration']),
    expect.arrayContaining([1, 'registration']),
  ])
  expect(rows[0]).toMatchObject({ userId: id, name, email, consentedAt: NOW, withdrawnAt: NOW })
  const told = async (input: object) => (await list({ q: id, ...input })).map(({ version }) => version)
  expect(await told({ dokument: 'privacy' })).toEqual([1])
  expect(await told({ fassung: 2 })).toEqual([2])
  expect(await told({ art: 'registration', dokument: 'terms' })).toEqual([1])
  expect(await told({ dokument: 'privacy', fassung: 2 })).toEqual([])
  expect(await admin.admin.consentVersions()).toEqual(expect.arrayContaining([{ document: 'terms', version: 2 }]))
})

test('finds a person by name, address and company, however it is written, and nothing by wildcards', async () => {
  const word = uuidv7().slice(-12)
  const company = await createCompany()
  await db
    .update(companyProfile)
    .set({ name: `Gießerei ${word}` })
    .where(eq(companyProfile.companyId, company.id))
  await db.insert(termsConsent).values({
    ...{ userId: company.admin.id, document: 'terms', version: 1, via: 'registration', consentedAt: NOW },
  })
  const found = async (q: string) => (await list({ q })).map(({ companyName }) => companyName)
  const name = `Gießerei ${word}`
  expect(await found(`gießerei ${word.toUpperCase()}`)).toEqual([name])
  expect(await found(company.admin.email.toUpperCase())).toEqual([name])
  expect(await found(`%${word}%`)).toEqual([])
})

test('shows pages, and the whole of it as CSV', async () => {
  const name = `Viele ${uuidv7().slice(-12)}`
  for (let day = 0; day < 10; day++) await agreed(name, day)
  const [first, second] = [await list({ q: name }), await list({ q: name, page: 2 })]
  expect([first.length, second.length]).toEqual([PAGE_SIZE, 5])
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(30)
  const request = new Request(`http://localhost/api/admin/export/consents?${new URLSearchParams({ q: name })}`, {
    headers: { cookie },
  })
  const text = await (await answerExport(createContext(request.headers), request, 'consents')).text()
  expect(text.trim().split('\n')).toHaveLength(31)
  expect(text).toMatch(new RegExp(`"${name}";"[^"]+@test.example";;"AGB";2;`))
  expect(text).toContain('"Nach der Ankündigung"')
})

test('goes with the account', async () => {
  const person = await agreed('Gerda Gegangen')
  await eraseAccount(db, { userId: person.id, by: 'person', now: NOW })
  expect(await list({ q: person.id })).toEqual([])
})
