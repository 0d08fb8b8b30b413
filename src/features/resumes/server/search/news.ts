import { toIsoDay } from '~/lib/dates/dates'
import { startOfDay } from '~/lib/dates/weeks'
import type { SearchDocument } from '~/platform/server/search/document'
import { and, or, type Query, range } from '~/platform/server/search/query'

type News = { news: number; newsMs: number }

/** When a person became new for a search: since then they can be found, or the résumé or filter data have changed. */
export function newsOf(
  document: SearchDocument,
  changedAt: Date,
  { before, now, isBulk }: { before: SearchDocument | undefined; now: Date; isBulk: boolean },
): News {
  // A restored database has no documents: that they are all made again is no news.
  if (before === undefined && isBulk) return momentOf(changedAt)
  if (before === undefined) return momentOf(now > changedAt ? now : changedAt)
  const { changed, changedMs, news = 0, newsMs = 0 } = before.numbers
  if (document.numbers.changed !== changed || document.numbers.changedMs !== changedMs) return momentOf(changedAt)
  return looks(document) === looks(before) ? { news, newsMs } : momentOf(now)
}

/** Documents that became new after a moment. */
export function newsSince(moment: Date): Query {
  const { news, newsMs } = momentOf(moment)
  return or(
    range('news', { from: news + 1 }),
    and(range('news', { from: news, to: news }), range('newsMs', { from: newsMs + 1 })),
  )
}

/**
 * Documents that became new from the German day of one moment on, until the day of another began. Whole days: who looks
 * often would otherwise see at which minute somebody changes something.
 */
export function newsOfDays(since: Date, now: Date): Query {
  const first = momentOf(startOfDay(toIsoDay(since))).news
  return range('news', { from: first, to: momentOf(startOfDay(toIsoDay(now))).news - 1 })
}

/** The data of filters and places; a change of how words are analysed is not news. */
function looks({ numbers: { firstDay, noticeWeeks }, labels, points }: SearchDocument): string {
  const { shown: _shown, ...rest } = labels
  return JSON.stringify([firstDay, noticeWeeks, Object.entries(rest).sort(), points])
}

/** Seconds since 1970, and milliseconds. */
function momentOf(moment: Date): News {
  return { news: Math.floor(moment.getTime() / 1000), newsMs: moment.getTime() % 1000 }
}
