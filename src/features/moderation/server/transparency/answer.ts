import type { PublicBody } from '~/platform/server/answers/public-answer'
import { readsFor } from '~/platform/server/database/servers/reads'
import { readTransparency } from '../../search-params'
import { transparencyReport, yearOf } from './report'

/** `/transparency.json`: the report of a year (`?jahr=2026`) for machines. */
export async function transparencyAnswer(url: URL, now: Date): Promise<PublicBody> {
  const { jahr } = readTransparency(Object.fromEntries(url.searchParams))
  const report = await transparencyReport(readsFor(null), jahr ?? yearOf(now), now)
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(report) }
}
