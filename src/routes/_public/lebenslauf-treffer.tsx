import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { readDropSearch } from '~/features/resumes/drop-search'
import { DropAccount } from '~/features/resumes/ui/drop/drop-account'
import { KeptClock } from '~/features/resumes/ui/drop/kept-clock'
import { MatchCard } from '~/features/resumes/ui/drop/match-card'
import { FurtherAway, NoDrop, NothingNear } from '~/features/resumes/ui/drop/no-matches'
import { ReadChips } from '~/features/resumes/ui/drop/read-chips'
import { ResumeWagon } from '~/features/resumes/ui/drop/wagon'
import { currentTime } from '~/lib/current-time'
import { severalTexts } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Main } from '~/ui/shell/main'
import { isMissing, pageTitle } from '../-page'

const TITLE = 'Stellen zu deinem Lebenslauf'
const FIRST = 10

/** The hits for a résumé that a visitor dropped; nothing here is shared or kept longer than the hour. */
export const Route = createFileRoute('/_public/lebenslauf-treffer')({
  validateSearch: readDropSearch,
  loaderDeps: ({ search: { ohne, problem, geloescht } }) => ({ ohne, isOver: problem ?? geloescht }),
  loader: async ({ context: { queryClient, trpc }, deps }) => {
    const now = currentTime()
    if (deps.isOver) return { now, hasDrop: false }
    const matches = queryClient.fetchQuery(trpc.resume.dropMatches.queryOptions({ ohne: severalTexts(deps.ohne) }))
    const hasDrop = await matches.then(
      async ({ hits }) => {
        await queryClient.ensureQueryData(trpc.application.overdueAnswers.queryOptions({ ids: idsOf(hits) }))
        return true
      },
      (error: unknown) => {
        if (isMissing(error)) return false
        throw error
      },
    )
    return { now, hasDrop }
  },
  head: () => ({ meta: [pageTitle(TITLE), { name: 'robots', content: 'noindex' }] }),
  component: DropMatchesPage,
})

function DropMatchesPage() {
  const { hasDrop } = Route.useLoaderData()
  const { problem, geloescht } = Route.useSearch()
  if (hasDrop)
    return (
      <Main>
        <Matches />
      </Main>
    )
  return (
    <Main className="grow bg-desk">
      <NoDrop problem={problem} isDeleted={geloescht === true} />
    </Main>
  )
}

function Matches() {
  const { now } = Route.useLoaderData()
  const { ohne, alle, konto, stelle } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const trpc = useTRPC()
  const left = severalTexts(ohne)
  const { data } = useSuspenseQuery(
    trpc.resume.dropMatches.queryOptions({ ohne: left }, { refetchOnWindowFocus: false, retry: false }),
  )
  const { data: late } = useSuspenseQuery(trpc.application.overdueAnswers.queryOptions({ ids: idsOf(data.hits) }))
  const shown = alle ? data.hits : data.hits.slice(0, FIRST)
  return (
    <>
      <header className="on-desk bg-desk text-desk-ink">
        <div className="wrap flex flex-wrap items-center gap-5 py-6">
          <ResumeWagon className="h-16 max-sm:hidden" />
          <div className="min-w-0 flex-1 basis-72">
            <h1 className="text-3xl">
              {headingOf(data.total, data.hits.length > 0 && data.hits.every(({ isRelated }) => isRelated))}
            </h1>
            <p className="mt-1 text-sm text-desk-muted wrap-anywhere">
              {data.fileName}, in {data.seconds === 1 ? 'einer Sekunde' : `${data.seconds}\u00a0Sekunden`} gelesen.
              Verglichen mit {data.compared.toLocaleString('de-DE')} Stellen, sortiert nach Beruf und Belegen, dann nach
              Nähe.
            </p>
          </div>
          <ButtonLink to="/" hash="lebenslauf" variant="desk">
            Andere Datei
          </ButtonLink>
        </div>
      </header>
      <div className="wrap py-6">
        <ReadChips matches={data} left={left} />
        <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.hits.length === 0 && <NothingNear matches={data} left={left} />}
            {shown.map((match) => (
              <MatchCard
                key={match.id}
                match={match}
                now={now}
                shownNow={{ ohne, alle }}
                isLate={late.has(match.id)}
                saveButton={<SaveJobButton jobPostingId={match.id} title={match.title} />}
              />
            ))}
            {data.hits.length > 0 && <FurtherAway matches={data} left={left} />}
            {shown.length < data.hits.length && (
              <ButtonLink
                to="/lebenslauf-treffer"
                search={{ ohne, alle: true }}
                resetScroll={false}
                variant="outline"
                className="justify-self-start"
              >
                {data.hits.length - shown.length === 1
                  ? 'Eine weitere Stelle'
                  : `Weitere ${data.hits.length - shown.length} Stellen`}
              </ButtonLink>
            )}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {user?.type !== 'COMPANY' && (
              <DropAccount
                email={data.email}
                isSignedIn={user !== null}
                step={konto}
                posting={data.hits.find(({ id }) => id === stelle)}
              />
            )}
            <KeptClock readAt={data.readAt} expiresAt={data.expiresAt} now={now} />
          </div>
        </div>
      </div>
    </>
  )
}

function idsOf(hits: readonly { id: string }[]): string[] {
  return hits.map(({ id }) => id)
}

function headingOf(total: number, isOnlyRelated: boolean): string {
  if (total === 0) return 'Gerade passt keine Stelle in deiner Nähe'
  if (isOnlyRelated) {
    return total === 1
      ? '1 Stelle aus einem verwandten Beruf'
      : `${total.toLocaleString('de-DE')} Stellen aus verwandten Berufen`
  }
  return total === 1
    ? '1 Stelle passt zu deinem Lebenslauf'
    : `${total.toLocaleString('de-DE')} Stellen passen zu deinem Lebenslauf`
}
