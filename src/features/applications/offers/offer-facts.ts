import { formatIsoDay } from '~/lib/dates/dates'
import { formatCentsShort } from '~/lib/money/money'
import { contractLabels, salaryPeriodLabels, workplaceLabels } from '~/lib/work/vocabulary'
import type { OfferTerms } from './offer-schema'

/** `3.650 € im Monat`. */
export function offerPay({ payCents, payPeriod }: Pick<OfferTerms, 'payCents' | 'payPeriod'>): string {
  return `${formatCentsShort(payCents)} ${salaryPeriodLabels[payPeriod]}`
}

/** `Unbefristet`, `Befristet bis 31.12.2027`. */
function contractText({ contract, fixedTermUntil }: OfferTerms): string {
  if (contract === 'permanent' || fixedTermUntil === null) return contractLabels.permanent
  return `${contractLabels['fixed-term']} bis ${formatIsoDay(fixedTermUntil)}`
}

/** The terms in the order in which people read them, on the page, in the mail and on paper. */
export function offerFacts(terms: OfferTerms): (readonly [term: string, value: string])[] {
  const { startsOn, payExtra, hoursPerWeek, workplace, place, holidayDays, trialMonths } = terms
  return [
    ['Gehalt, brutto', offerPay(terms)],
    ...(payExtra === '' ? [] : [['Dazu', payExtra] as const]),
    ['Beginn', formatIsoDay(startsOn)],
    ['Vertrag', contractText(terms)],
    ['Arbeitszeit', hours(hoursPerWeek)],
    ['Arbeitsort', workplace === 'onsite' ? place : `${place}, ${workplaceLabels[workplace]}`],
    ['Urlaub', holidayDays === 1 ? '1\u00a0Tag im Jahr' : `${holidayDays}\u00a0Tage im Jahr`],
    ['Probezeit', trialText(trialMonths)],
  ]
}

function trialText(months: number): string {
  if (months === 0) return 'keine'
  return months === 1 ? '1\u00a0Monat' : `${months}\u00a0Monate`
}

function hours(hoursPerWeek: number): string {
  return `${hoursPerWeek.toLocaleString('de-DE')}\u00a0Std. pro Woche`
}
