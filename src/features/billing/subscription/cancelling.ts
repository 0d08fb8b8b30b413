import { formatDay } from '~/lib/dates/dates'
import { isLicenseValid, type License } from './license'

/** A licence, and the end of the period that a cancellation is for. */
type Facts = License & { periodEnd: Date }

/** What a cancellation means, as the rest of a sentence about the plan; the same before it and in its confirmation. */
export function afterCancelling(facts: Facts, now: Date): string {
  const { periodEnd } = facts
  const end = periodEnd > now ? `endet am ${formatDay(periodEnd)}` : 'verlängert sich nicht mehr'
  return `${end}. ${untilThen(facts, now)}`
}

function untilThen({ periodEnd, ...license }: Facts, now: Date): string {
  const { state, validUntil } = license
  if (state === 'suspended') return 'Weil Ihr Unternehmen gesperrt ist, ruht die Lizenz weiter.'
  if (!validUntil || !isLicenseValid(license, now)) return 'Ihre Lizenz ruht zurzeit.'
  return validUntil < periodEnd
    ? `Nutzen können Sie alles bis zum ${formatDay(validUntil)}, danach erst wieder, wenn die offene Rechnung bezahlt ist.`
    : 'Bis dahin können Sie alles nutzen, danach pausieren Ihre Stellen.'
}
