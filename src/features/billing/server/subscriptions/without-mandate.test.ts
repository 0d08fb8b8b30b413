import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { appRedirect } from '~/features/billing/routing'
import { addDays } from '~/lib/dates/dates'
import { database } from '~/platform/server/database/db'
import { createPayingCompany, orderInput } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { createCompany } from '../../../../../tests/factories/company'
import { createOperator } from '../../../../../tests/factories/operator'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { sepaMandate } from '../table'

const NOW = new Date('2026-11-20T10:00:00Z')
const { db } = database()
beforeAll(async () => void (await createOperator()))

const endMandate = (companyId: string) =>
  db.update(sepaMandate).set({ revokedAt: NOW, revokedReason: 'returned' }).where(eq(sepaMandate.companyId, companyId))

async function owingCompany() {
  const company = await createPayingCompany(NOW)
  await endMandate(company.id)
  const now = addDays(new Date(`${company.invoice.dueOn}T10:00:00Z`), 1)
  await advanceLicenses(db, now)
  return { ...company, now, own: callerFor(company.admin, { now }).billing }
}

test('who has no mandate is kept on "Bezahlung einrichten", and finds debts and the way out of the plan there', async () => {
  const { invoice: first, own } = await owingCompany()
  const session = {
    ...{ id: 'u', name: 'Kim', email: 'kim@firma.example', type: 'COMPANY' as const, isAdmin: false },
    ...{ billingSetup: false, hasValidLicense: true, applicantProfile: null, companyProfiles: [] },
  }
  // Specification, section 4: there is no way around it.
  expect(appRedirect(session, '/app/company/billing')).toBe('/app/company/sepa')
  expect(await own.start()).toMatchObject({
    mode: 'account',
    held: {
      debts: [{ number: first.number, openCents: first.grossCents, collectionOn: null }],
      transferTo: { iban: expect.any(String) },
      plan: { name: 'Strecke' },
      can: { cancel: true, reactivate: false },
    },
  })
  await own.cancel()
  expect(await own.start()).toMatchObject({ mode: 'account', held: { can: { cancel: false, reactivate: true } } })
})

test('also while the company is suspended', async () => {
  const { id, own, now } = await owingCompany()
  const platform = await createPlatformAdmin()
  await callerFor(platform, { now }).admin.suspendCompany({ id, reason: 'Anzeigen ohne echte Stelle' })
  expect(await own.start()).toMatchObject({
    mode: 'closed',
    held: { debts: [{}], can: { cancel: true, reactivate: false } },
  })
})

test('who has a mandate, or nothing yet, is shown nothing of it', async () => {
  const fresh = await createCompany({ licenseState: null, hasProfile: false })
  const asAdmin = callerFor(fresh.admin, { now: NOW }).billing
  expect(await asAdmin.start()).toMatchObject({ mode: 'first', held: null })
  await asAdmin.setup(await orderInput())
  expect(await asAdmin.start()).toMatchObject({ mode: 'done', held: null })
})
