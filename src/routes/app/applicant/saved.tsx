import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { SavedJobNote } from '~/features/applicants/ui/saved-job-note'
import type { SavedJob } from '~/features/applicants/views'
import { SAVED_JOB_ENDS_SOON_DAYS, SAVED_JOBS_PER_PAGE } from '~/features/applicants/vocabulary'
import { JobCard } from '~/features/job-postings/ui/job-card'
import { currentTime } from '~/lib/current-time'
import { addDays, formatShortDay } from '~/lib/dates/dates'
import { numberParam, searchParams, uuidParam } from '~/lib/search-params'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Chip } from '~/ui/chip'
import { Pagination } from '~/ui/lists/pagination'
import { Note } from '~/ui/note'
import { EmptyState } from '~/ui/states/empty-state'
import { Skeleton } from '~/ui/states/skeleton'
import { useRowFocus } from '~/ui/table/use-row-focus'
import { TitleText } from '~/ui/text/title-text'
import { pageTitle } from '../../-page'
import { SeekerPage } from './-seeker-page'

const TITLE = 'Gemerkte Stellen'

const readSearch = searchParams({
  page: numberParam(1, 50),
  /** What a visitor wanted to save before signing in. */
  merken: uuidParam,
})

export const Route = createFileRoute('/app/applicant/saved')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureQueryData(context.trpc.savedJob.list.queryOptions(deps))
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: SavedJobsPage,
})

function SavedJobsPage() {
  const { merken } = Route.useSearch()
  if (merken === undefined) return <SavedJobs />
  return (
    <SeekerPage title={TITLE}>
      <SaveNow jobPostingId={merken} />
    </SeekerPage>
  )
}

/** Saves a job and shows the list with it. Repeating it does no harm. */
function SaveNow({ jobPostingId }: { jobPostingId: string }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = Route.useNavigate()
  const save = useMutation(
    trpc.savedJob.toggle.mutationOptions({
      meta: { done: 'Stelle gemerkt' },
      onSettled: async () => {
        await queryClient.invalidateQueries({ ...trpc.savedJob.pathFilter(), refetchType: 'all' })
        await navigate({ search: {}, replace: true })
      },
    }),
  )
  const saveNow = useEffectEvent(() => save.mutate({ jobPostingId, isSaved: true }))
  useEffect(() => saveNow(), [])
  return <Skeleton className="h-40 w-full max-w-[56rem]" />
}

function SavedJobs() {
  const { page = 1 } = Route.useSearch()
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.savedJob.list.queryOptions({ page }))
  const listProps = useRowFocus<HTMLUListElement>(data.items.map(({ id }) => id))
  const isEmpty = data.items.length === 0
  return (
    <SeekerPage title={TITLE} isEmpty={isEmpty}>
      {isEmpty ? (
        <EmptyState
          meaning="start"
          title="Nichts gemerkt. Tippe bei einer Stelle auf das Lesezeichen."
          actions={
            <ButtonLink to="/search/jobs" variant="signal">
              Jobs finden
            </ButtonLink>
          }
        />
      ) : (
        <div className="grid max-w-[56rem] grid-cols-[minmax(0,1fr)] gap-4">
          {data.endingSoon > 0 && (
            <Note
              tone="warn"
              title={
                data.endingSoon === 1
                  ? 'Eine gemerkte Stelle läuft in den nächsten sieben Tagen aus.'
                  : `${data.endingSoon} gemerkte Stellen laufen in den nächsten sieben Tagen aus.`
              }
            >
              Wenn du dich bewerben willst, dann am besten jetzt.
            </Note>
          )}
          <ul {...listProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.items.map((posting) => (
              <li key={posting.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
                <SavedCard posting={posting} now={now} />
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <RunChip posting={posting} now={now} />
                  <div className="min-w-0 flex-1 basis-56">
                    <SavedJobNote jobPostingId={posting.id} title={posting.title} note={posting.note} />
                  </div>
                </div>
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pageCount={Math.ceil(data.total / SAVED_JOBS_PER_PAGE)}
            linkTo={(target) => ({ to: '/app/applicant/saved', search: { page: target } })}
          />
        </div>
      )}
    </SeekerPage>
  )
}

type SavedCardProps = { posting: SavedJob; now: Date }

/** Of what nobody reads any more only the name, without a link that would lead nowhere. */
function SavedCard({ posting, now }: SavedCardProps) {
  const { id, title, companyName, isShown, isRemoved, note } = posting
  const action = <SaveJobButton jobPostingId={id} title={title} isIcon leavesList note={note} />
  if (isShown) return <JobCard posting={posting} now={now} action={action} />
  return (
    <Card as="article" className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-snug wrap-anywhere hyphens-auto">
          <TitleText title={title} />
        </h2>
        <p className="text-sm text-muted">{unbroken(companyName)}</p>
        <p className="mt-1 text-sm">
          {isRemoved ? 'Wir haben diese Stelle entfernt.' : 'Diese Stelle ist nicht mehr online.'}
        </p>
      </div>
      {action}
    </Card>
  )
}

type RunChipProps = {
  posting: { isShown: boolean; isOpen: boolean; isPaused: boolean; runsUntil: Date | null }
  now: Date
}

/** Nothing for a posting that stays open, or whose card says what became of it. */
function RunChip({ posting: { isShown, isOpen, isPaused, runsUntil }, now }: RunChipProps) {
  if (!isShown) return null
  if (!isOpen) return <Chip tone="mute">{isPaused ? 'Pausiert' : 'Nicht mehr online'}</Chip>
  if (runsUntil === null || runsUntil > addDays(now, SAVED_JOB_ENDS_SOON_DAYS)) return null
  return <Chip tone="warn">Bis {formatShortDay(runsUntil)}</Chip>
}
