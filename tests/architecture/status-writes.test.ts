import { expect, test } from 'vitest'
import { readSources, type Source } from './sources'
import { statusTables, writesStatus } from './status-writes'

/**
 * The one file that writes the status of each table, and who gives new rows another one than the default. The test does
 * not see a form's whole input (`...input`); only plans have a status there.
 */
const WRITERS: Record<string, { moves: string | null; begins?: Record<string, string> }> = {
  application: { moves: 'features/applications/server/lifecycle.ts' },
  interview: { moves: 'features/applications/server/interviews/interview-lifecycle.ts' },
  jobOffer: { moves: 'features/applications/server/offers/offer-lifecycle.ts' },
  jobPosting: {
    moves: 'features/job-postings/server/lifecycle.ts',
    begins: { 'features/integrations/server/import/write-postings.ts': 'an imported posting is online at once' },
  },
  companyInvitation: { moves: 'features/companies/server/members/invitation-lifecycle.ts' },
  contactRequest: { moves: 'features/resumes/server/contact/contact-lifecycle.ts' },
  systemHold: { moves: 'features/accounts/server/holds/lifecycle.ts' },
  license: { moves: 'features/billing/server/subscriptions/license-lifecycle.ts' },
  invoice: {
    moves: 'features/billing/server/invoices/invoice-lifecycle.ts',
    begins: {
      'features/billing/server/invoices/issue.ts': 'what is free is paid',
      'features/billing/server/invoices/cancel.ts': 'a Stornorechnung is nothing to pay',
    },
  },
  directDebit: { moves: 'features/billing/server/debits/debit-lifecycle.ts' },
  poolEntry: { moves: 'features/talent-pool/server/pool-lifecycle.ts' },
  searchAlert: { moves: 'features/job-search/server/alerts/commands.ts' },
  contentReport: { moves: 'features/moderation/server/commands/decide-report.ts' },
  // The status that contains a company's own step; no event changes it.
  applicationStage: { moves: 'features/applications/server/stages/change-stages.ts' },
  subscriptionPlan: {
    moves: null,
    begins: { 'features/billing/server/commands/grant-internal-license.ts': 'nobody can book it' },
  },
  directDebitRun: {
    moves: 'features/billing/server/debits/runs/release-run.ts',
    begins: { 'features/billing/server/debits/runs/create-run.ts': 'a draft' },
  },
}

const sources = readSources('src').filter(({ file }) => !/\.test\.tsx?$|^src\/demo\//.test(file))
const byFile = new Map(sources.map((source) => [source.file, source]))
const tables = statusTables(sources)

test('every table with a status names the file that writes it', () => {
  expect(tables.map(({ variable }) => variable).sort()).toEqual(Object.keys(WRITERS).sort())
})

test.each(tables)('the $column of $table is written in one place', (table) => {
  const { moves, begins = {} } = WRITERS[table.variable] ?? { moves: null }
  const writing = sources.filter((source) => writesStatus(source, byFile, table)).map(({ file }) => file)
  const expected = [...(moves === null ? [] : [moves]), ...Object.keys(begins)].map((file) => `src/${file}`)
  expect(writing.sort()).toEqual(expected.sort())
})

test.each([
  "tx.update(invoice).set({ status: 'paid' }).where(own)",
  "tx\n  .update(invoice)\n  .set({ paidAt: now, ...(isPaid ? { status: 'paid' } : {}) })",
  'tx.insert(invoice).values({ id, status })',
  'tx.insert(invoice).values(rows).onConflictDoUpdate({ target: invoice.id, set: { status, paidAt } })',
  "const paid = { paidAt: now, status: 'paid' } as const\ntx.update(invoice).set(paid)",
  'tx.update(invoice).set({ ...paidAt(now) })\nfunction paidAt(now: Date) {\n  return { status: 1 }\n}\n',
  "tx.execute(sql`update invoice set status = 'paid', paid_at = now() where id = 1`)",
  `tx.execute(sql\`update \${invoice} set paid_at = now(), status = \${paid}\`)`,
  'tx.execute(sql`insert into invoice (id, status) values (1, 2)`)',
])('the law sees %j', (text) => {
  expect(sees(text)).toBe(true)
})

test.each([
  "tx.update(invoice).set({ paidAt: now }).where(eq(invoice.status, 'open'))",
  "tx.update(directDebit).set({ status: 'open' })",
  "tx.execute(sql`update invoice set paid_at = now() where status = 'paid'`)",
  'tx.select({ status: invoice.status }).from(invoice)',
])('and nothing wrong in %j', (text) => {
  expect(sees(text)).toBe(false)
})

function sees(text: string): boolean {
  const source: Source = { file: 'src/a.ts', text, lines: 1, imports: [] }
  return writesStatus(source, new Map([[source.file, source]]), {
    variable: 'invoice',
    table: 'invoice',
    column: 'status',
  })
}
