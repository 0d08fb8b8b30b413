import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { answerSpansOf, funnelOf, sourcesOf, weeksOf } from '~/features/applications/posting-figures'
import { AnswerCard } from '~/features/applications/ui/figures/answer-card'
import { FunnelCard } from '~/features/applications/ui/figures/funnel-card'
import { SourceCard } from '~/features/applications/ui/figures/source-card'
import { ViewCard } from '~/features/applications/ui/figures/view-card'
import { WeekCard } from '~/features/applications/ui/figures/week-card'
import type { PostingFigures } from '~/features/applications/views'
import { dayColumns } from '~/features/job-postings/figures/day-columns'
import { readFigures } from '~/features/job-postings/search-params'
import type { FigurePeriod } from '~/features/job-postings/vocabulary'
import { formatIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { Segment } from '~/ui/choices/segment'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { KpiStrip } from '~/ui/text/definition-list'
import { TitleText } from '~/ui/text/title-text'
import { orNotFound, pageTitle } from '../../../-page'

const TITLE = 'Auswertung'
const PERIODS = [
  { value: '30', label: '30\u00a0Tage' },
  { value: 'alles', label: 'Ganze Laufzeit' },
] as const satisfies { value: FigurePeriod; label: string }[]

export const Route = createFileRoute('/app/company/job-postings/$jobPostingId_/statistics')({
  validateSearch: readFigures,
  loaderDeps: ({ search: { zeitraum } }) => ({ zeitraum }),
  loader: ({ context: { queryClient, trpc }, params: { jobPostingId: id }, deps }) =>
    orNotFound(queryClient.ensureQueryData(trpc.jobPosting.figures.queryOptions({ id, ...deps }))),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: PostingStatistics,
})

function PostingStatistics() {
  const { jobPostingId } = Route.useParams()
  const { zeitraum } = Route.useSearch()
  const navigate = Route.useNavigate()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.jobPosting.figures.queryOptions({ id: jobPostingId, zeitraum }))
  return (
    <AppPage
      title={TITLE}
      crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}
      actions={
        <ButtonLink to="/app/company/job-postings/$jobPostingId" params={{ jobPostingId }} variant="outline">
          Stelle bearbeiten
        </ButtonLink>
      }
    >
      <h2 className="mb-3 text-2xl">
        <TitleText title={data.title} />
      </h2>
      {data.publishedAt === null ? (
        <EmptyState meaning="start" title="Diese Stelle war noch nicht online.">
          Sobald sie veröffentlicht ist, zählen wir hier mit.
        </EmptyState>
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Segment
              label="Zeitraum"
              value={zeitraum ?? 'alles'}
              options={PERIODS}
              onChange={(chosen) =>
                void navigate({ search: { zeitraum: chosen === 'alles' ? undefined : chosen }, replace: true })
              }
            />
            <p className="num text-sm text-muted">
              {formatIsoDay(data.from)} bis heute, {daysText(data)}
            </p>
          </div>
          <Figures figures={data} />
        </>
      )}
    </AppPage>
  )
}

function Figures({ figures }: { figures: PostingFigures }) {
  const period =
    figures.from === figures.to
      ? formatIsoDay(figures.from)
      : `${formatIsoDay(figures.from)} bis ${formatIsoDay(figures.to)}`
  const names = { period, fileName: `${figures.title}, ${figures.from} bis ${figures.to}` }
  const { answered, answeredDays, sent } = figures.stages
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <KpiStrip
        figures={[
          { term: 'Gesendete Bewerbungen', value: sent.toLocaleString('de-DE') },
          {
            term: 'Bis zur ersten Antwort',
            value: answeredDays === null ? '–' : `${answeredDays} ${answeredDays === 1 ? 'Tag' : 'Tage'}`,
            comparison:
              answered === 0
                ? 'Noch keine beantwortet'
                : `Im Mittel; ${answered.toLocaleString('de-DE')} von ${sent.toLocaleString('de-DE')} beantwortet`,
          },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-2">
        <FunnelCard steps={funnelOf(figures)} {...names} />
        <SourceCard sources={sourcesOf(figures)} {...names} />
        <AnswerCard spans={answerSpansOf(figures)} {...names} />
        <WeekCard weeks={weeksOf(figures)} {...names} />
        <ViewCard figures={figures} {...names} />
      </div>
    </div>
  )
}

function daysText(figures: PostingFigures): string {
  const days = dayColumns(figures).length
  return days === 1 ? 'ein Tag' : `${days}\u00a0Tage`
}
