import { blockingFindings, checkAd } from '~/features/ad-check/check-ad'
import { tellsPay } from '~/features/ad-check/pay'
import type { AdRuleBook } from '~/features/ad-check/schema'
import { toIsoDay } from '~/lib/dates/dates'
import { LineProblem } from './line-problem'
import type { ImportedLine } from './read-line'

/**
 * The platform's pay policy also applies to imports. Ended postings may lack pay.
 * @throws LineProblem
 */
export function requirePay({ fields }: ImportedLine, { payTransparency }: AdRuleBook, now: Date): void {
  if (payTransparency !== 'require' || fields.runsUntil <= now || tellsPay(fields)) return
  throw new LineProblem(
    'Das Gehalt (baseSalary) fehlt oder ist keines in Euro je Stunde, Monat oder Jahr; diese Plattform verlangt eine Angabe.',
  )
}

/**
 * What stops publishing in the editor stops a line, too; what only asks for a second look stops neither. Ended postings
 * may say what they like.
 * @throws LineProblem
 */
export function requireLawfulAd({ fields }: ImportedLine, rules: AdRuleBook, now: Date): void {
  if (fields.runsUntil <= now) return
  const titles = blockingFindings(checkAd(fields, rules, toIsoDay(now))).map(({ title }) => title)
  if (titles.length === 0) return
  throw new LineProblem(`So darf die Anzeige nicht online stehen: ${[...new Set(titles)].join(', ')}.`)
}
