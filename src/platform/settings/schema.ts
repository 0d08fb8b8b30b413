import { z } from '../../lib/zod.ts'
import { payrollDefaults, payrollShape } from './payroll.ts'
import { dated, money, whole } from './rules.ts'

/**
 * Every platform setting with its rule. Money is integer cents. Law that may change is a list of dated values
 * (sources: Mindestlohnanpassungsverordnung, § 8 Abs. 1a SGB IV, § 12 UStG, § 14b UStG, § 15 Abs. 4 AGG).
 */
export const settingsSchema = z.object({
  payTransparency: z.enum(['off', 'warn', 'require']),
  minimumWageCents: dated(money(500, 10_000)),
  minijobLimitCents: dated(money(10_000, 500_000)),
  ...payrollShape,
  promisedReplyDays: whole(1, 60),
  vatPercent: dated(z.number().min(0).max(50)),
  preNotificationDays: whole(1, 14),
  applicationRetentionMonths: whole(3, 6),
  retentionNoticeDays: whole(1, 60),
  unverifiedAccountDays: whole(1, 365),
  inactiveAccountMonths: whole(6, 60),
  sentMailDays: whole(7, 730),
  noticeDays: whole(14, 365),
  resumeViewMonths: whole(3, 60),
  invoiceRetentionYears: whole(8, 30),
  twoFactorFor: z.enum(['nobody', 'admins', 'everyone']),
  freshSessionMinutes: whole(1, 120),
  resumeViewsPerDay: whole(20, 5000),
  resumeSearchesPerDay: whole(50, 20_000),
  downloadsPerDay: whole(50, 20_000),
  holdPercent: whole(1, 100),
  holdFrom: whole(1, 1_000_000),
  feedbackWidget: z.boolean(),
})

export type Settings = z.infer<typeof settingsSchema>
export type SettingKey = keyof Settings

/** A value with the day from which it counts. */
export type DatedValue = { from: string; value: number }

export const settingDefaults: Settings = {
  payTransparency: 'warn',
  minimumWageCents: [
    { from: '2026-01-01', value: 1390 },
    { from: '2027-01-01', value: 1460 },
  ],
  minijobLimitCents: [
    { from: '2026-01-01', value: 60_300 },
    { from: '2027-01-01', value: 63_300 },
  ],
  ...payrollDefaults,
  promisedReplyDays: 14,
  vatPercent: [{ from: '2021-01-01', value: 19 }],
  preNotificationDays: 5,
  applicationRetentionMonths: 6,
  retentionNoticeDays: 14,
  unverifiedAccountDays: 30,
  inactiveAccountMonths: 24,
  sentMailDays: 180,
  noticeDays: 90,
  resumeViewMonths: 24,
  invoiceRetentionYears: 8,
  twoFactorFor: 'nobody',
  freshSessionMinutes: 15,
  resumeViewsPerDay: 200,
  resumeSearchesPerDay: 1000,
  downloadsPerDay: 500,
  holdPercent: 10,
  holdFrom: 100,
  feedbackWidget: false,
}

export const settingKeySchema = settingsSchema.keyof()

/** The value that counts on a day (`YYYY-MM-DD`, German calendar). */
export function valueOn(values: readonly DatedValue[], isoDayOfUse: string): number {
  const current = values.findLast(({ from }) => from <= isoDayOfUse) ?? values[0]
  if (!current) throw new Error('a dated setting has no value')
  return current.value
}
