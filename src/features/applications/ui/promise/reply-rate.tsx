import { useSuspenseQuery } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { REPLY_STATISTICS_DAYS, repliesText } from '../../answer-promise'

/** A company's figures on its public page. The route preloads them. */
export function ReplyRate({ companyProfileId }: { companyProfileId: string }) {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.replyStatistics.queryOptions({ companyProfileId }))
  return (
    <Card as="section" padding="lg" aria-labelledby="antworten">
      <h2 id="antworten" className="text-lg">
        Antworten auf Bewerbungen
      </h2>
      {data ? (
        <>
          <p className="num mt-3 font-semibold">{repliesText(data)}</p>
          <p className="mt-1 text-sm">
            {data.onTimePercent}&nbsp;% bis zum zugesagten Datum. Gezählt an {data.total.toLocaleString('de-DE')}{' '}
            Bewerbungen der letzten {REPLY_STATISTICS_DAYS}&nbsp;Tage.
          </p>
        </>
      ) : (
        <p className="mt-2 text-sm">Noch zu wenige Bewerbungen für eine verlässliche Zahl.</p>
      )}
      <TextLink to="/antwortquote" className="mt-3 text-sm">
        So zählen wir
      </TextLink>
    </Card>
  )
}
