import { useSuspenseQuery } from '@tanstack/react-query'
import { addDays, formatShortDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { SignalLamp } from '~/ui/signal-lamp'
import { OVERDUE_PAUSE_DAYS, REPLY_STATISTICS_DAYS, REPLY_STATISTICS_FROM } from '../../answer-promise'

type Promised = {
  id: string
  title: string
  companyProfileId: string
  promisedReplyDays: number
  places: readonly { name: string }[]
  paused: boolean
  pausedForAnswers: boolean
}

/** What the company promises who applies today, and whether it has kept it. The route preloads the figures. */
export function AnswerSignal({ posting, now }: { posting: Promised; now: Date }) {
  const trpc = useTRPC()
  const { id, companyProfileId, promisedReplyDays } = posting
  const { data: kept } = useSuspenseQuery(trpc.application.replyStatistics.queryOptions({ companyProfileId }))
  const { data: overdue } = useSuspenseQuery(trpc.application.overdueAnswers.queryOptions({ ids: [id] }))
  const late = overdue.get(id) ?? 0
  const day = formatShortDay(addDays(now, promisedReplyDays))
  if (posting.paused) return <Paused posting={posting} />
  return (
    <section aria-labelledby="answer-signal" className="card flex gap-4 p-5">
      <SignalLamp light={late > 0 ? 'yellow' : 'green'} hasMast className="w-9 flex-none self-start" />
      <div className="min-w-0">
        <h2 id="answer-signal" className="text-lg leading-snug">
          {late > 0 ? `Gelb: Antwort bis ${day}, zuletzt verspätet` : `Grün: Antwort bis ${day}`}
        </h2>
        <p className="mt-1 text-sm">{late > 0 ? lateText(late) : 'So ist es zugesagt, wenn du dich heute bewirbst.'}</p>
        <p className="num mt-1.5 text-sm text-muted">
          {kept ? (
            <>
              {`Bisher eingehalten: ${kept.onTime} von ${kept.total}, im Mittel nach ${daysText(kept.medianDays)} (`}
              <TextLink to="/antwortquote">letzte {REPLY_STATISTICS_DAYS}&nbsp;Tage</TextLink>).
            </>
          ) : (
            `Wie oft die Zusage hält, steht hier ab ${REPLY_STATISTICS_FROM} Bewerbungen.`
          )}
        </p>
      </div>
    </section>
  )
}

function Paused({ posting: { title, places, pausedForAnswers } }: { posting: Promised }) {
  return (
    <section aria-labelledby="answer-signal" className="card flex gap-4 p-5">
      <SignalLamp light="dark" hasMast className="w-9 flex-none self-start" />
      <div className="min-w-0">
        <h2 id="answer-signal" className="text-lg leading-snug">
          Diese Stelle pausiert.
        </h2>
        <p className="mt-1 text-sm">
          {pausedForAnswers
            ? 'Das Unternehmen beantwortet erst die wartenden Bewerbungen. Bewerben geht danach wieder.'
            : 'Das Unternehmen nimmt im Moment keine Bewerbungen an. Schau später noch einmal vorbei.'}
        </p>
        <ButtonLink
          to="/alert/new"
          search={{ was: title, wo: places[0]?.name }}
          preload={false}
          variant="outline"
          size="sm"
          className="mt-3"
        >
          Sagt mir Bescheid
        </ButtonLink>
      </div>
    </section>
  )
}

function lateText(count: number): string {
  const waiting = count === 1 ? 'Eine Bewerbung wartet' : `${count} Bewerbungen warten`
  return `${waiting} über den zugesagten Tag hinaus. Nach ${OVERDUE_PAUSE_DAYS}\u00a0Tagen pausiert die Stelle von selbst.`
}

function daysText(days: number): string {
  return days === 1 ? '1\u00a0Tag' : `${days}\u00a0Tagen`
}
