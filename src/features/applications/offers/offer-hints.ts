import { hourlyCents } from '~/features/ad-check/pay'
import { formatCentsShort } from '~/lib/money/money'
import type { EmploymentType, SALARY_PERIODS } from '~/lib/work/vocabulary'
import { type DatedValue, valueOn } from '~/platform/settings/schema'
import type { OfferTerms } from './offer-schema'

/** What of the posting an offer is compared with. */
export type OfferFrame = {
  employmentTypes: readonly EmploymentType[]
  salaryMinCents: number | null
  salaryPeriod: (typeof SALARY_PERIODS)[number]
  minimumWageCents: readonly DatedValue[]
}

/** Without a minimum wage (MiLoG § 22). */
const WITHOUT_MINIMUM: readonly EmploymentType[] = ['Ausbildung', 'Duales Studium', 'Praktikum', 'Freie Mitarbeit']
/** Four weeks of five days (BUrlG § 3). */
const LEAST_HOLIDAY = 20

/** What a company should know before it sends an offer; it may send it all the same. */
export function offerHints(terms: OfferTerms, frame: OfferFrame): string[] {
  const hints: string[] = []
  const { payCents, payPeriod, hoursPerWeek } = terms
  const hourly = hourlyCents(payCents, payPeriod, hoursPerWeek)
  const isPaidByLaw = !frame.employmentTypes.some((type) => WITHOUT_MINIMUM.includes(type))
  const minimum = valueOn(frame.minimumWageCents, terms.startsOn)
  if (isPaidByLaw && hourly !== null && hourly < minimum - 0.5) {
    hints.push(
      `Das sind ${formatCentsShort(Math.round(hourly))} in der Stunde. Der Mindestlohn liegt zum Beginn bei ${formatCentsShort(minimum)}.`,
    )
  }
  if (frame.salaryMinCents !== null && frame.salaryPeriod === payPeriod && payCents < frame.salaryMinCents) {
    hints.push(
      `Die Stelle nennt ein Gehalt ab ${formatCentsShort(frame.salaryMinCents)}. Ihr Angebot liegt darunter; sagen Sie am besten, warum.`,
    )
  }
  if (terms.contract === 'fixed-term') {
    hints.push('Eine Befristung gilt nur, wenn beide sie vor dem ersten Arbeitstag unterschreiben (§ 14 Abs. 4 TzBfG).')
  }
  if (terms.holidayDays < LEAST_HOLIDAY) {
    hints.push('Wer fünf Tage in der Woche arbeitet, hat mindestens 20\u00a0Tage Urlaub im Jahr (§ 3 BUrlG).')
  }
  return hints
}
