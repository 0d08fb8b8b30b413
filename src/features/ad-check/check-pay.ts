import { addDays, formatIsoDay, toIsoDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import type { EmploymentType } from '~/lib/work/vocabulary'
import { valueOn } from '~/platform/settings/schema'
import type { AdFinding, CheckedAd } from './ad'
import { hourlyCents, monthlyCents, nextValue, reckonedHours, tellsPay } from './pay'
import type { AdRule, AdRuleBook, AdSeverity } from './schema'

/** No minimum wage: apprentices have their own law, the self-employed and most internships none (MiLoG § 22). */
const WITHOUT_MINIMUM: readonly EmploymentType[] = ['Ausbildung', 'Duales Studium', 'Praktikum', 'Freie Mitarbeit']
/** How long in advance a change of the law is announced to the author. */
const LOOK_AHEAD_DAYS = 365

/** Findings of the rules that calculate: minimum wage, limit of the Minijob, missing pay. */
export function payFindings(rule: AdRule, ad: CheckedAd, book: AdRuleBook, today: string): AdFinding[] {
  if (rule.check === 'missing-pay') return missingPay(rule, ad, book)
  if (rule.check === 'minimum-wage') return minimumWage(rule, ad, book, today)
  if (rule.check === 'minijob-limit') return minijobLimit(rule, ad, book, today)
  return []
}

function missingPay(rule: AdRule, ad: CheckedAd, { payTransparency }: AdRuleBook): AdFinding[] {
  if (payTransparency === 'off' || tellsPay(ad)) return []
  return [finding(rule, payTransparency === 'require' ? 'error' : rule.severity, null)]
}

function minimumWage(rule: AdRule, ad: CheckedAd, { minimumWageCents }: AdRuleBook, today: string): AdFinding[] {
  const lowest = ad.salaryMinCents ?? ad.salaryMaxCents
  if (lowest === null || ad.employmentTypes.length === 0) return []
  if (ad.employmentTypes.every((type) => WITHOUT_MINIMUM.includes(type))) return []
  const hourly = hourlyCents(lowest, ad.salaryPeriod, reckonedHours(ad.hoursPerWeek, ad.employmentTypes))
  if (hourly === null) return []
  const start = startDay(ad, today)
  const minimum = valueOn(minimumWageCents, start)
  const excerpt = `${formatCents(Math.round(hourly))} je Stunde`
  // Half a cent of tolerance: monthly wages are rounded.
  if (hourly < minimum - 0.5) return [finding(rule, rule.severity, `${excerpt}, Mindestlohn ${formatCents(minimum)}`)]
  const next = nextValue(minimumWageCents, start)
  const horizon = toIsoDay(addDays(new Date(`${start}T12:00:00Z`), LOOK_AHEAD_DAYS))
  if (!next || next.from > horizon || hourly >= next.value - 0.5) return []
  const [day, raised] = [formatIsoDay(next.from), formatCents(next.value)]
  return [
    {
      ...finding(rule, 'hint', `${excerpt}, ab ${day} gelten ${raised}`),
      title: `Ab dem ${day} unter dem Mindestlohn`,
      explanation: `Bis dahin genügt das Gehalt, das sind ${excerpt}. Am ${day} steigt der Mindestlohn auf ${raised}.`,
    },
  ]
}

function minijobLimit(rule: AdRule, ad: CheckedAd, { minijobLimitCents }: AdRuleBook, today: string): AdFinding[] {
  const [only, ...others] = ad.employmentTypes
  const highest = ad.salaryMaxCents ?? ad.salaryMinCents
  if (only !== 'Minijob' || others.length > 0 || highest === null) return []
  const monthly = monthlyCents(highest, ad.salaryPeriod, ad.hoursPerWeek)
  const limit = valueOn(minijobLimitCents, startDay(ad, today))
  if (monthly === null || monthly <= limit + 0.5) return []
  return [finding(rule, rule.severity, `${formatCents(Math.round(monthly))} im Monat, Grenze ${formatCents(limit)}`)]
}

/** The day whose law applies: the first day of work, but never a past one. */
function startDay(ad: CheckedAd, today: string): string {
  return ad.startDate !== null && ad.startDate > today ? ad.startDate : today
}

function finding(rule: AdRule, severity: AdSeverity, excerpt: string | null): AdFinding {
  const { key, title, explanation, source, suggestion } = rule
  return { rule: key, severity, field: 'salaryMinCents', excerpt, span: null, title, explanation, source, suggestion }
}
