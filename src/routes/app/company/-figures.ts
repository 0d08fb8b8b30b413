import { REPLY_STATISTICS_DAYS, type ReplyStatistics } from '~/features/applications/answer-promise'
import type { Kpi } from '~/ui/text/definition-list'

type Facts = {
  figures: { fresh: number; waiting: number }
  online: number
  ending: number
  /** Null while there are too few answers. */
  replies: ReplyStatistics | null
  views: { week: number; before: number }
}

/** The four key figures of the company's dashboard, each with a sentence. */
export function companyFigures({ figures, online, ending, replies, views }: Facts): Kpi[] {
  return [
    { term: 'Neue Bewerbungen', value: count(figures.fresh), comparison: waitingSentence(figures.waiting) },
    { term: 'Stellen online', value: count(online), comparison: endingSentence(ending) },
    {
      term: 'Bis zur ersten Antwort',
      value: replies ? `${replies.medianDays} ${replies.medianDays === 1 ? 'Tag' : 'Tage'}` : '–',
      comparison: replies ? `Im Mittel, ${REPLY_STATISTICS_DAYS}\u00a0Tage` : 'Zu sehen ab zehn Antworten',
    },
    { term: 'Aufrufe in sieben Tagen', value: count(views.week), comparison: viewsSentence(views) },
  ]
}

function count(value: number): string {
  return value.toLocaleString('de-DE')
}

function waitingSentence(waiting: number): string | undefined {
  if (waiting === 0) return undefined
  return waiting === 1
    ? 'Eine wartet seit mindestens vier Tagen'
    : `${count(waiting)} warten seit mindestens vier Tagen`
}

function endingSentence(ending: number): string | undefined {
  if (ending === 0) return undefined
  return ending === 1
    ? 'Eine läuft in den nächsten sieben Tagen aus'
    : `${count(ending)} laufen in den nächsten sieben Tagen aus`
}

function viewsSentence({ week, before }: Facts['views']): string | undefined {
  if (before === 0) return undefined
  const percent = Math.round((Math.abs(week - before) / before) * 100)
  if (percent === 0) return 'So viele wie in der Woche davor'
  return `${count(percent)}\u00a0% ${week > before ? 'mehr' : 'weniger'} als in der Woche davor`
}
