import type { SearchDocument } from '~/platform/server/search/document'
import { and, or, type Query, range } from '~/platform/server/search/query'

type News = { news: number; newsMs: number }

/**
 * When somebody became news to a search: since then they can be found, or the résumé or what filters look at is other than
 * before.
 */
export function newsOf(
  document: SearchDocument,
  changedAt: Date,
  { before, now }: { before: SearchDocument | undefined; now: Date },
): News {
  if (before === undefined) return momentOf(now > changedAt ? now : changedAt)
  const { changed, changedMs, news = 0, newsMs = 0 } = before.numbers
  if (document.numbers.changed !== changed || document.numbers.changedMs !== changedMs) return momentOf(changedAt)
  return looks(document) === looks(before) ? { news, newsMs } : momentOf(now)
}

/** Documents that became news after a moment. */
export function newsSince(moment: Date): Query {
  const { news, newsMs } = momentOf(moment)
  return or(
    range('news', { from: news + 1 }),
    and(range('news', { from: news, to: news }), range('newsMs', { from: newsMs + 1 })),
  )
}

/** What filters and places look at; words that are worked out otherwise are no news. */
function looks({ numbers: { firstDay, noticeWeeks }, labels, points }: SearchDocument): string {
  const { shown: _shown, ...rest } = labels
  return JSON.stringify([firstDay, noticeWeeks, Object.entries(rest).sort(), points])
}

/** Seconds since 1970, and the thousandths of one. */
function momentOf(moment: Date): News {
  return { news: Math.floor(moment.getTime() / 1000), newsMs: moment.getTime() % 1000 }
}
