import { beforeAll, expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { readZip } from '~/platform/server/files/zip'
import { actorOf, createPayingCompany } from '../../../../../tests/factories/billing'
import { createMember } from '../../../../../tests/factories/company'
import { createPlatformAdmin } from '../../../../../tests/factories/user'
import { findInvoiceArchive } from '../invoices/invoice-queries'

const NOW = new Date('2026-11-20T10:00:00Z')
const LIMITS = { entries: 10, bytesEach: 5_000_000, bytesTogether: 10_000_000 }
const { db } = database()

type Company = Awaited<ReturnType<typeof createPayingCompany>>
let own: Company
let foreign: Company
beforeAll(async () => {
  own = await createPayingCompany(NOW)
  foreign = await createPayingCompany(NOW)
})

async function archive(userId: string, ids: string[], kind: 'pdf' | 'xrechnung' = 'xrechnung') {
  const file = await findInvoiceArchive(db, await actorOf(userId, NOW), ids, kind)
  return file && readZip(file.content, LIMITS).map(({ name }) => name)
}

test('a platform admin gets the chosen invoices in one archive, each once', async () => {
  const admin = await createPlatformAdmin()
  const ids = [own.invoice.id, foreign.invoice.id, own.invoice.id]
  const names = [own, foreign].map(({ invoice }) => `${invoice.number}-xrechnung.xml`)
  expect(await archive(admin.id, ids)).toEqual(names)
  expect(await archive(admin.id, [own.invoice.id], 'pdf')).toEqual([`${own.invoice.number}.pdf`])
})

test('a company gets its own, and nothing at all when one of them is not', async () => {
  expect(await archive(own.admin.id, [own.invoice.id])).toHaveLength(1)
  expect(await archive(own.admin.id, [own.invoice.id, foreign.invoice.id])).toBeNull()
  expect(await archive((await createMember(own.id)).id, [own.invoice.id])).toBeNull()
  expect(await archive(own.admin.id, [])).toBeNull()
})
