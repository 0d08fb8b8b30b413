import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { SettingKey } from './schema'

const source = path.resolve(import.meta.dirname, '../..')

/** Where each setting is read by something that acts on it. Passing it on to pages does not count. */
const READERS: Record<SettingKey, readonly [string, ...string[]]> = {
  payTransparency: [
    'features/ad-check/server/rules.ts',
    'features/applications/server/commands/pay.ts',
    'features/applications/server/queries/for-company.ts',
  ],
  minimumWageCents: ['features/ad-check/server/rules.ts'],
  minijobLimitCents: ['features/ad-check/server/rules.ts', 'features/job-search/server/pay/payroll-law.ts'],
  taxFreeCents: ['features/job-search/server/pay/payroll-law.ts'],
  firstTaxZoneCents: ['features/job-search/server/pay/payroll-law.ts'],
  secondTaxZoneCents: ['features/job-search/server/pay/payroll-law.ts'],
  thirdTaxZoneCents: ['features/job-search/server/pay/payroll-law.ts'],
  classFiveFirstCents: ['features/job-search/server/pay/payroll-law.ts'],
  classFiveSecondCents: ['features/job-search/server/pay/payroll-law.ts'],
  classFiveThirdCents: ['features/job-search/server/pay/payroll-law.ts'],
  solidarityFreeCents: ['features/job-search/server/pay/payroll-law.ts'],
  workAllowanceCents: ['features/job-search/server/pay/payroll-law.ts'],
  specialAllowanceCents: ['features/job-search/server/pay/payroll-law.ts'],
  singleParentAllowanceCents: ['features/job-search/server/pay/payroll-law.ts'],
  lowPayCeilingCents: ['features/job-search/server/pay/payroll-law.ts'],
  pensionCeilingCents: ['features/job-search/server/pay/payroll-law.ts'],
  healthCeilingCents: ['features/job-search/server/pay/payroll-law.ts'],
  pensionPercent: ['features/job-search/server/pay/payroll-law.ts'],
  unemploymentPercent: ['features/job-search/server/pay/payroll-law.ts'],
  healthPercent: ['features/job-search/server/pay/payroll-law.ts'],
  healthExtraPercent: ['features/job-search/server/pay/payroll-law.ts'],
  carePercent: ['features/job-search/server/pay/payroll-law.ts'],
  childlessCarePercent: ['features/job-search/server/pay/payroll-law.ts'],
  promisedReplyDays: ['routes/app/company/job-postings/create.tsx'],
  vatPercent: [
    'features/billing/server/invoices/issue.ts',
    'features/billing/server/overview.ts',
    'features/billing/server/commands/open-subscription.ts',
  ],
  preNotificationDays: [
    'features/billing/server/invoices/issue.ts',
    'features/billing/server/debits/runs/create-run.ts',
    'features/billing/server/debits/debit-queries.ts',
    'features/billing/server/operator/operator.ts',
  ],
  applicationRetentionMonths: ['features/applications/server/lifecycle.ts', 'features/privacy/server/overview.ts'],
  retentionNoticeDays: [
    'features/privacy/server/retention/applications.ts',
    'features/privacy/server/legal-holds/commands.ts',
  ],
  unverifiedAccountDays: ['features/privacy/server/retention/accounts.ts'],
  inactiveAccountMonths: ['features/privacy/server/retention/accounts.ts', 'features/privacy/server/overview.ts'],
  sentMailDays: ['features/privacy/server/retention/traces.ts', 'features/privacy/server/overview.ts'],
  noticeDays: ['features/privacy/server/retention/traces.ts', 'features/privacy/server/overview.ts'],
  resumeViewMonths: ['features/privacy/server/retention/traces.ts', 'features/privacy/server/overview.ts'],
  invoiceRetentionYears: [
    'features/billing/server/operator/operator.ts',
    'features/privacy/server/retention/invoices.ts',
  ],
  twoFactorFor: ['features/accounts/server/second-factor.ts'],
  freshSessionMinutes: ['features/accounts/server/fresh-session.ts'],
  resumeViewsPerDay: ['features/accounts/server/limits/reading-turns.ts'],
  resumeSearchesPerDay: ['features/accounts/server/limits/reading-turns.ts'],
  downloadsPerDay: ['features/accounts/server/limits/reading-turns.ts'],
  holdPercent: ['features/accounts/server/holds/may-begin.ts'],
  holdFrom: ['features/accounts/server/holds/may-begin.ts'],
  feedbackWidget: ['features/feedback/server/feedback.ts'],
}

/** The forms in which one setting is read from all settings; the same word elsewhere is something else. */
function isReadBy(text: string, key: string): boolean {
  const taken = `\\{[^{}]*\\b${key}\\b[^{}]*\\}`
  return [
    `\\b(?:settings|config)\\.${key}\\b`,
    `\\(await getSettings\\([\\w.]+\\)\\)\\.${key}\\b`,
    `${taken} = (?:settings\\b|await getSettings\\()`,
    `${taken}\\] = await Promise\\.all\\(\\[[^\\]]*getSettings\\(`,
    `\\brun(?:: )?\\(db, now, ${taken}\\)`,
    `\\(now: Date, ${taken}: Settings\\)`,
  ].some((form) => new RegExp(form).test(text))
}

const pairs = Object.entries(READERS).flatMap(([key, files]) => files.map((file) => [key, file] as const))

test.each(pairs)('%s is read by %s', (key, file) => {
  expect(isReadBy(readFileSync(path.join(source, file), 'utf8'), key)).toBe(true)
})

test('a property or a column of the same name is no reader', () => {
  expect(isReadBy('const terms = { newMandate, vatPercent }', 'vatPercent')).toBe(false)
  expect(isReadBy('answerDueAt(now, posting.promisedReplyDays)', 'promisedReplyDays')).toBe(false)
})
