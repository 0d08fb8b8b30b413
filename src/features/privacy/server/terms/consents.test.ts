import { beforeEach, expect, test } from 'vitest'
import { addDays, toIsoDay } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { AuthVisitor } from '../../../../../tests/factories/auth-visitor'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany, createMember } from '../../../../../tests/factories/company'
import { ownerDatabase } from '../../../../../tests/factories/owner'
import { createPlatformAdmin, createUser } from '../../../../../tests/factories/user'
import { legalTemplates } from '../../terms/schema'
import type { LegalDocument } from '../../terms/vocabulary'
import { announceTerms } from './announce'
import { termsConsent, termsVersion } from './table'

const NOW = new Date()
const { db } = database()

beforeEach(async () => {
  await db.delete(termsConsent)
  await ownerDatabase().delete(termsVersion)
})

/** A new version, which everybody is told of at once. */
async function announced(document: LegalDocument, at = NOW, over = 0) {
  const admin = callerFor(await createPlatformAdmin(), { now: at })
  await admin.terms.publish({
    ...{ document, text: `${legalTemplates[document]}\n\n## Neu ${over}`, audience: 'everyone', over },
    ...{ summary: 'Am Ende kommt ein neuer Abschnitt dazu.', validFrom: toIsoDay(addDays(at, 20)) },
  })
  await announceTerms(db, at)
}

test('nobody answers for a colleague, and who took note of the privacy statement has not agreed to the terms', async () => {
  const firm = await createCompany()
  const [own, colleague] = [firm.admin, await createMember(firm.id)].map((each) => callerFor(each, { now: NOW }))
  await announced('terms')
  await announced('privacy')
  await own?.terms.accept({ document: 'privacy', version: 2 })
  expect(await own?.terms.open()).toMatchObject([{ document: 'terms', version: 2 }])
  await own?.terms.accept({ document: 'terms', version: 2 })
  expect(await own?.terms.open()).toEqual([])
  expect(await colleague?.terms.open()).toMatchObject([{ document: 'terms' }, { document: 'privacy' }])
})

test('of several changes the newest is asked about, and an answer to it answers the earlier ones', async () => {
  const person = callerFor(await createUser(), { now: NOW })
  await announced('terms')
  await announced('terms', NOW, 2)
  expect(await person.terms.open()).toMatchObject([{ version: 3 }])
  await person.terms.accept({ document: 'terms', version: 2 })
  expect(await person.terms.open()).toMatchObject([{ version: 3 }])
  await person.terms.accept({ document: 'terms', version: 3 })
  expect(await person.terms.open()).toEqual([])
})

test('who does not answer is still asked when the change applies', async () => {
  const { admin } = await createCompany()
  await announced('terms')
  const open = (days: number) => callerFor(admin, { now: addDays(NOW, days) }).terms.open()
  expect(await open(19)).toMatchObject([{ validFrom: toIsoDay(addDays(NOW, 20)), isInForce: false }])
  expect(await open(20)).toMatchObject([{ validFrom: toIsoDay(addDays(NOW, 20)), isInForce: true }])
})

test('with a new account somebody agrees to what applies then, and is not asked about it', async () => {
  await announced('terms', addDays(NOW, -60))
  await announced('privacy')
  await new AuthVisitor().register({ email: 'spaet.hier@example.org' })
  const consents = await db.select().from(termsConsent)
  expect(consents.map(({ document, version }) => [document, version]).sort()).toEqual([
    ['privacy', 1],
    ['terms', 2],
  ])
  expect(await callerFor(consents[0]?.userId ?? '', { now: NOW }).terms.open()).toMatchObject([
    { document: 'privacy', version: 2 },
  ])
})
