import {
  OVERDUE_PAUSE_DAYS,
  REPLY_STATISTICS_DAYS,
  type ReplyStatistics,
  restText,
} from '~/features/applications/answer-promise'
import { LAST_ANSWER_DAY } from '~/features/applications/market-figures'
import { AnswerDays } from '~/features/applications/ui/promise/answer-days'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/text/disclosure'

type AnswerFigureProps = { replies: ReplyStatistics; byDay: readonly number[] }

/** How long companies take here, with those who wait: counted, with number and period. */
export function AnswerFigure({ replies, byDay }: AnswerFigureProps) {
  const { total, onTimePercent, medianDays } = replies
  const others = restText(replies)
  const late = total - byDay.reduce((sum, value) => sum + value, 0)
  return (
    <section className="wrap pt-14 md:pt-20" aria-labelledby="wie-lange">
      <Card
        padding="lg"
        className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
      >
        <div>
          <h2 id="wie-lange" className="text-2xl">
            Wie lange Unternehmen hier brauchen
          </h2>
          <p className="num mt-3 font-display text-[4.5rem] leading-none font-[780]">{onTimePercent}&nbsp;%</p>
          <p className="mt-2">
            der Bewerbungen bekamen ihre Antwort bis zum zugesagten Tag
            {others && (
              <>
                , <strong>{others}</strong>
              </>
            )}
            . Wartet jemand länger, pausiert die Stelle nach {OVERDUE_PAUSE_DAYS}&nbsp;Tagen von selbst, bis geantwortet
            ist.
          </p>
          <p className="mt-4 text-sm text-muted">
            {total.toLocaleString('de-DE')} Bewerbungen, {REPLY_STATISTICS_DAYS}&nbsp;Tage.{' '}
            <TextLink to="/antwortquote">So zählen wir</TextLink>
          </p>
        </div>
        <div className="min-w-0">
          <AnswerDays byDay={byDay} late={late} medianDays={medianDays} />
          <Disclosure title="Als Tabelle">
            <table className="num text-sm">
              <thead>
                <tr className="text-left text-muted">
                  <th scope="col" className="pr-8 font-semibold">
                    Antwort nach
                  </th>
                  <th scope="col" className="text-right font-semibold">
                    Bewerbungen
                  </th>
                </tr>
              </thead>
              <tbody>
                {byDay.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day.
                  <Row key={index} label={dayText(index + 1)} value={value} />
                ))}
                <Row label="nicht bis zum zugesagten Tag" value={late} />
              </tbody>
            </table>
          </Disclosure>
        </div>
      </Card>
    </section>
  )
}

function Row({ label, value }: { label: string; value: number }) {
  return (
    <tr>
      <th scope="row" className="pr-8 text-left font-normal">
        {label}
      </th>
      <td className="text-right">{value.toLocaleString('de-DE')}</td>
    </tr>
  )
}

function dayText(day: number): string {
  if (day === LAST_ANSWER_DAY) return `${day} und mehr\u00a0Tagen`
  return day === 1 ? '1\u00a0Tag' : `${day}\u00a0Tagen`
}
