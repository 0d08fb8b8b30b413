import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { AppealForm } from '~/features/moderation/ui/appeal-form'
import type { AppealedDecision } from '~/features/moderation/views'
import { formatDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Note } from '~/ui/note'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'
import { orNotFound, secretPage } from '../-page'
import { DeadLinkScreen } from '../-screens/not-found-screen'

const TITLE = 'Beschwerde einlegen'

export const Route = createFileRoute('/_public/report/appeal/$token')({
  loader: ({ context: { queryClient, trpc }, params: { token } }) =>
    orNotFound(queryClient.ensureQueryData(trpc.moderation.appealStart.queryOptions({ token }))),
  // The address contains the right to object.
  head: () => secretPage(TITLE),
  component: AppealPage,
  notFoundComponent: () => <DeadLinkScreen message="Dieser Link zu einer Beschwerde gilt nicht oder nicht mehr." />,
})

function AppealPage() {
  const { token } = Route.useParams()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.moderation.appealStart.queryOptions({ token }))
  return (
    <Main className="wrap flex-1 py-8 md:py-12">
      <div className="mx-auto max-w-2xl">
        <PageHeader title={data.appealedAt ? 'Beschwerde' : TITLE} lead={data.subjectTitle} />
        <section aria-labelledby="entscheidung" className="card mb-7 p-5">
          <h2 id="entscheidung" className="text-lg">
            {decisionText(data)} am {formatDay(data.decidedAt)}
          </h2>
          <p className="mt-2 whitespace-pre-line break-words">{data.facts}</p>
          {data.rule && <p className="mt-2 text-sm text-muted">{data.rule}</p>}
        </section>
        {data.answer && data.appealedAt ? (
          <Note
            tone={data.answer.isUpheld ? 'success' : 'info'}
            title={`Über die Beschwerde vom ${formatDay(data.appealedAt)} ist entschieden: ${data.answer.isUpheld ? 'begründet' : 'zurückgewiesen'}, ${formatDay(data.answer.decidedAt)}`}
          >
            <p className="whitespace-pre-line wrap-anywhere">{data.answer.text}</p>
            <p className="mt-2">Die außergerichtliche Streitbeilegung und die Gerichte stehen weiter offen.</p>
          </Note>
        ) : data.appealedAt ? (
          <div role="status">
            <Note tone="success" title={`Die Beschwerde vom ${formatDay(data.appealedAt)} ist bei uns.`}>
              Das Ergebnis kommt per E-Mail.
            </Note>
          </div>
        ) : data.isInTime ? (
          <AppealForm token={token} />
        ) : (
          <Note title="Die Frist von sechs Monaten ist vorbei.">
            Die außergerichtliche Streitbeilegung und die Gerichte stehen weiter offen.
          </Note>
        )}
      </div>
    </Main>
  )
}

function decisionText({ decision, subjectType }: AppealedDecision): string {
  if (decision !== 'removed') return 'Kein Verstoß festgestellt'
  return subjectType === 'message' ? 'Unterhaltung beendet' : 'Entfernt'
}
