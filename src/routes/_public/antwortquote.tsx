import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  OVERDUE_PAUSE_DAYS,
  REPLY_STATISTICS_DAYS,
  REPLY_STATISTICS_FROM,
  repliesText,
} from '~/features/applications/answer-promise'
import { RepliesTable } from '~/features/applications/ui/promise/replies-table'
import { CLOSING_DAYS } from '~/features/job-postings/lifecycle'
import { formatMoment } from '~/lib/dates/dates'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { pageTitle } from '../-page'
import { LegalPage } from './-legal-page'

/** How often and how fast companies answer, and how that is counted. */
export const Route = createFileRoute('/_public/antwortquote')({
  loader: async ({ context: { queryClient, trpc } }) => {
    pageCache(300, [])
    await queryClient.ensureQueryData(trpc.application.marketReplies.queryOptions())
  },
  head: () => ({
    meta: [
      pageTitle('Antwortquote'),
      {
        name: 'description',
        content: 'Wie oft und wie schnell Unternehmen auf Stellwerk antworten, und wie wir das zählen.',
      },
    ],
  }),
  component: Replies,
})

function Replies() {
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.marketReplies.queryOptions())
  return (
    <LegalPage title="Antwortquote">
      <p className="text-lg">
        {data.all ? (
          <>
            <strong>{repliesText(data.all)}.</strong> Das gilt für {data.all.total.toLocaleString('de-DE')} Bewerbungen
            der letzten {REPLY_STATISTICS_DAYS}&nbsp;Tage.
          </>
        ) : (
          'Noch zu wenige Bewerbungen für eine verlässliche Zahl.'
        )}
      </p>
      {data.fields.length > 0 && <RepliesTable fields={data.fields} all={data.all} />}
      {data.countedAt && <p className="text-sm text-muted">Zuletzt gezählt: {formatMoment(data.countedAt)}.</p>}
      <h2>Was wir zählen</h2>
      <p>
        Jede Bewerbung der letzten {REPLY_STATISTICS_DAYS}&nbsp;Tage, die beantwortet ist, deren zugesagtes Datum vorbei
        ist oder deren Stelle geendet hat. Wer vor dem Datum selbst zurückzieht, zählt nicht mit. Unter{' '}
        {REPLY_STATISTICS_FROM} Bewerbungen nennen wir keine Zahl, weil sie mehr über den Zufall sagt als über ein
        Unternehmen.
      </p>
      <h2>Was eine Antwort ist</h2>
      <p>
        Eine Nachricht, eine Einladung, ein Angebot, eine Zusage oder eine Absage, die ein Mensch im Unternehmen
        geschickt hat. „In Prüfung“ allein ist keine Antwort. Der Abschlussbrief, den wir nach dem Ende einer Stelle
        verschicken, ist auch keine: Er bewahrt vor dem Warten, aber die Quote verbessert er nicht.
      </p>
      <h2>Wie schnell</h2>
      <p>
        „Im Mittel“ ist der Median: Die Hälfte aller Antworten kam in dieser Zeit oder schneller. „Pünktlich“ heißt: bis
        zu dem Datum, das zuerst zugesagt war, auch wenn das Unternehmen es später verschoben hat.
      </p>
      <h2>Was wir für eine Antwort tun</h2>
      <ul>
        <li>Jede Stelle nennt, in wie vielen Tagen das Unternehmen antworten will.</li>
        <li>Drei Tage vor dem Datum, am Tag selbst und drei Tage danach erinnern wir das Unternehmen.</li>
        <li>Ist das Datum vorbei, sagen wir es der Person, die wartet.</li>
        <li>
          {OVERDUE_PAUSE_DAYS}&nbsp;Tage nach dem Datum pausiert die Stelle, bis alle eine Antwort haben. Verschieben
          lässt sich das Datum einmal, mit ein paar Worten an alle, die warten.
        </li>
        <li>
          Endet eine Stelle, gleich wie, haben alle spätestens nach {CLOSING_DAYS}&nbsp;Tagen eine Nachricht. Danach
          löschen wir die Bewerbung nach der Frist, die in der <TextLink to="/privacy">Datenschutzerklärung</TextLink>{' '}
          steht.
        </li>
      </ul>
      <p>Dieselbe Zählung steht auf der Startseite, auf der Seite jedes Unternehmens und bei seinen Stellen.</p>
    </LegalPage>
  )
}
