import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { createPayingCompany } from '../../../../../tests/factories/billing'
import { callerFor } from '../../../../../tests/factories/caller'
import { advanceLicenses } from '../../../../../tests/factories/timed-acts'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { invoice } from '../invoice-table'
import { license, subscription } from '../table'

const day = (iso: string) => new Date(`${iso}T10:00:00Z`)
const NOW = day('2026-11-20')
const { db } = database()

async function suspended() {
  const company = await createPayingCompany(NOW)
  const platform = await createPlatformAdmin()
  const admin = (on: string) => callerFor(platform, { now: day(on) }).admin
  await admin('2026-12-01').suspendCompany({ id: company.id, reason: 'Verdacht auf Betrug' })
  const restore = (on: string) => admin(on).restoreCompany({ id: company.id, reason: 'Der Verdacht hat sich geklärt' })
  const bills = () =>
    db.select().from(invoice).where(eq(invoice.companyId, company.id)).orderBy(asc(invoice.coversFrom))
  const licenseNow = async () => (await db.select().from(license).where(eq(license.companyId, company.id)))[0]
  return {
    ...company,
    restore,
    bills,
    licenseNow,
    own: (on: string) => callerFor(company.admin, { now: day(on) }).billing,
  }
}

test('a suspended company can cancel, and nothing follows when it is let back in', async () => {
  const { id, admin, own, restore, bills, licenseNow } = await suspended()
  expect((await own('2026-12-05').overview())?.can).toMatchObject({ cancel: true, change: false, reactivate: false })
  expect(await own('2026-12-05').cancel()).toMatchObject({ what: 'cancelled', license: { state: 'suspended' } })
  await expect(own('2026-12-05').reactivate()).rejects.toMatchObject({ code: 'CONFLICT' })
  const [told] = await db
    .select({ text: outboxMail.text })
    .from(outboxMail)
    .where(and(eq(outboxMail.recipient, admin.email), eq(outboxMail.kind, 'subscription-change')))
  expect(told?.text).toContain('Weil Ihr Unternehmen gesperrt ist, ruht die Lizenz weiter.')
  expect(told?.text).not.toMatch(/alles nutzen|zurücknehmen/)
  await advanceLicenses(db, day('2027-01-05'))
  await restore('2027-01-05')
  await advanceLicenses(db, day('2027-01-05'))
  expect(await bills()).toHaveLength(1)
  expect(await licenseNow()).toMatchObject({ state: 'expired' })
  const [row] = await db.select().from(subscription).where(eq(subscription.companyId, id))
  expect(row).toMatchObject({ endReason: 'cancelled' })
})

test('who is let back in after the period has ended is billed from that day on', async () => {
  const { restore, bills, licenseNow } = await suspended()
  await restore('2027-01-05')
  await advanceLicenses(db, day('2027-01-05'))
  expect((await bills()).slice(1)).toMatchObject([{ coversFrom: day('2027-01-05'), coversUntil: day('2027-02-05') }])
  expect(await licenseNow()).toMatchObject({ state: 'active', validUntil: day('2027-02-05') })
})

test('who is let back in within the period keeps it as it is', async () => {
  const { restore, bills, licenseNow } = await suspended()
  await restore('2026-12-10')
  await advanceLicenses(db, day('2026-12-20'))
  expect((await bills()).slice(1)).toMatchObject([{ coversFrom: day('2026-12-20') }])
  expect(await licenseNow()).toMatchObject({ state: 'active', validUntil: day('2027-01-20') })
})
