import { useSuspenseQuery } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { REPLY_STATISTICS_DAYS } from '../answer-promise'

/** A company's answer statistics on its public page. The route preloads the figures. */
export function ReplyRate({ companyProfileId }: { companyProfileId: string }) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.replyStatistics.queryOptions({ companyProfileId }))
  return (
    <Card as="section" padding="lg" aria-labelledby="antworten">
      <h2 id="antworten" className="text-lg">
        Antworten auf Bewerbungen
      </h2>
      {data ? (
        <dl className="mt-3 grid gap-3 text-sm">
          <div>
            <dt className="text-muted">Beantwortet</dt>
            <dd className="num font-semibold">{data.answeredPercent}&nbsp;%</dd>
          </div>
          <div>
            <dt className="text-muted">Innerhalb der zugesagten Frist</dt>
            <dd className="num font-semibold">{data.onTimePercent}&nbsp;%</dd>
          </div>
          <div>
            <dt className="text-muted">Die Hälfte der Antworten kommt innerhalb von</dt>
            <dd className="num font-semibold">
              {data.medianDays === 1 ? '1\u00a0Tag' : `${data.medianDays}\u00a0Tagen`}
            </dd>
          </div>
        </dl>
      ) : (
        <p className="mt-2 text-sm">Noch zu wenige Bewerbungen für eine verlässliche Zahl.</p>
      )}
      <p className="mt-3 text-xs text-muted">
        Gemessen an allen Bewerbungen der letzten {REPLY_STATISTICS_DAYS}&nbsp;Tage.
      </p>
    </Card>
  )
}
