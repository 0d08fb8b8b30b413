import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { companyMember } from '~/features/companies/server/table'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createPlatformAdmin, createUser } from '../../../../../tests/factories/user'
import type { IncidentAudience } from '../../incident'
import { sendIncidentLetters } from './send-letters'
import { dataIncident, incidentLetter } from './table'

const { db } = database()
const EMPTY = { facts: '', persons: '', data: '', consequences: '', measures: '', riskReason: '' }
const text = 'Am Montag waren Adressen für andere zu sehen.\n\nBitte ändern Sie Ihr Passwort.'

beforeEach(async () => {
  await db.delete(incidentLetter)
  await db.delete(dataIncident)
  await db.delete(outboxMail)
})

/** A letter about an incident of its own. */
async function written(audience: IncidentAudience, addresses = '') {
  const admin = callerFor(await createPlatformAdmin()).incident
  const [id, letterId] = [uuidv7(), uuidv7()]
  const values = { ...EMPTY, title: 'Laptop gestohlen', knownAt: '2026-11-20T10:00', risk: 'open' as const }
  await admin.save({ id, version: null, values })
  await admin.sendLetter({ id, letterId, audience, addresses, subject: 'Ihre Daten', text })
  return letterId
}

async function sent(audience: IncidentAudience, among: readonly string[]) {
  await written(audience)
  await sendIncidentLetters(db, new Date())
  const rows = await db
    .select({ to: outboxMail.recipient })
    .from(outboxMail)
    .where(and(eq(outboxMail.kind, 'data-incident'), inArray(outboxMail.recipient, [...among])))
  await db.delete(outboxMail)
  return rows.map(({ to }) => to).sort()
}

test('a letter goes to those whom it concerns: people who apply, whoever works for a company, or all', async () => {
  const person = await createUser()
  const { id, admin: member } = await createCompany()
  // Works for a company, with the account of somebody who applies; and one who has left their company.
  const both = await createUser()
  await db.insert(companyMember).values({ companyId: id, userId: both.id, isAdmin: false })
  const gone = await createUser({ type: 'COMPANY' })
  const emails = [person, member, both, gone].map(({ email }) => email)
  expect(await sent('applicants', emails)).toEqual([person.email])
  expect(await sent('companies', emails)).toEqual([member.email, both.email].sort())
  expect(await sent('everyone', emails)).toEqual([...emails].sort())
})

test('more accounts than one batch all get it', async () => {
  const values = Array.from({ length: 501 }, () => uuidv7()).map((id) => ({ id, email: `${id}@test.example` }))
  const rest = { name: 'Eva', emailVerified: true, type: 'APPLICANT' as const }
  await db.insert(user).values(values.map((each) => ({ ...each, ...rest })))
  const emails = values.map(({ email }) => email)
  expect(await sent('applicants', emails)).toHaveLength(501)
})

test('addresses that a letter to all does not need are not kept', async () => {
  const id = await written('everyone', 'jemand@test.example')
  const [stored] = await db.select().from(incidentLetter).where(eq(incidentLetter.id, id))
  expect(stored?.addresses).toEqual([])
})

test('a letter to single addresses needs one, and takes no more than a thousand', async () => {
  await expect(written('addresses')).rejects.toThrow('mindestens eine E-Mail-Adresse')
  const many = Array.from({ length: 1001 }, (_, at) => `person${at}@test.example`)
  await expect(written('addresses', many.join('\n'))).rejects.toThrow('höchstens 1000')
  await written('addresses', many.slice(1).join('\n'))
})
