import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useAdRules } from '~/features/ad-check/ui/use-ad-rules'
import { extensionsFrom } from '~/features/applications/answer-promise'
import { ExtendPromise } from '~/features/applications/ui/promise/extend-promise'
import { lastChangeText } from '~/features/companies/last-change-text'
import { CLOSING_LETTER } from '~/features/job-postings/letters/closing-letter'
import type { JobPostingInput } from '~/features/job-postings/schema'
import { readEditor } from '~/features/job-postings/search-params'
import { keepDraft } from '~/features/job-postings/ui/drafts/kept-draft'
import { KeptDraftNote } from '~/features/job-postings/ui/drafts/kept-draft-note'
import { PostingEditor } from '~/features/job-postings/ui/editor/posting-editor'
import { PostingMenu } from '~/features/job-postings/ui/manage/posting-menu'
import { PostingStatusNote } from '~/features/job-postings/ui/manage/posting-status-note'
import { RepeatNote } from '~/features/job-postings/ui/manage/repeat-note'
import { StatusChip } from '~/features/job-postings/ui/manage/status-chip'
import { UnpublishedNote } from '~/features/job-postings/ui/manage/unpublished-note'
import { usePreviewCompany } from '~/features/job-postings/ui/publishing/preview-posting'
import type { EditedPosting } from '~/features/job-postings/views'
import { currentTime } from '~/lib/current-time'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { AppPage } from '~/ui/shell/app-page'
import { TitleText } from '~/ui/text/title-text'
import { toast } from '~/ui/toast/toast-store'
import { orNotFound, pageTitle } from '../../../-page'

const TITLE = 'Job-Posting bearbeiten'

export const Route = createFileRoute('/app/company/job-postings/$jobPostingId')({
  validateSearch: readEditor,
  // The editor stays when the step changes.
  shouldReload: false,
  gcTime: 0,
  loader: async ({ context: { queryClient, trpc }, params: { jobPostingId: id } }) => {
    await Promise.all([
      orNotFound(queryClient.fetchQuery(trpc.jobPosting.forEdit.queryOptions({ id }))),
      orNotFound(queryClient.fetchQuery(trpc.jobPosting.closing.queryOptions({ ids: [id] }))),
      queryClient.ensureQueryData(trpc.jobPosting.conditions.queryOptions()),
      queryClient.ensureQueryData(trpc.jobPosting.adRules.queryOptions()),
      queryClient.ensureQueryData(trpc.companyProfile.mine.queryOptions()),
      queryClient.ensureQueryData(trpc.companyProfile.media.queryOptions()),
      queryClient.ensureQueryData(trpc.application.templates.queryOptions()),
    ])
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: EditPostingPage,
})

function EditPostingPage() {
  const { jobPostingId } = Route.useParams()
  return <EditPosting key={jobPostingId} id={jobPostingId} />
}

function EditPosting({ id }: { id: string }) {
  const { now } = Route.useLoaderData()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: posting } = useSuspenseQuery(trpc.jobPosting.forEdit.queryOptions({ id }))
  const { data: conditions } = useSuspenseQuery(trpc.jobPosting.conditions.queryOptions())
  const rules = useAdRules()
  const { data: closing } = useSuspenseQuery(trpc.jobPosting.closing.queryOptions({ ids: [id] }))
  const choices = extensionsFrom(now, closing[0]?.firstToPutOff ?? null, posting.endedAt ?? posting.runsUntil)
  const company = usePreviewCompany()
  const { data: templates } = useSuspenseQuery(trpc.application.templates.queryOptions())
  // What was written for this draft comes first, then a company's own letter, then that of the house.
  const closingLetter =
    posting.closingLetter ?? templates.find(({ kind }) => kind === 'closing')?.body ?? CLOSING_LETTER
  const { schritt = 'grunddaten' } = Route.useSearch()
  const navigate = Route.useNavigate()
  // The values the form began with, not those of a refetch: otherwise somebody's change would be overwritten unseen.
  const [base, setBase] = useState(() => ({
    ...asItStands(posting),
    round: 0,
    isUnsaved: false,
  }))
  const publish = useFormMutation(trpc.jobPosting.publish.mutationOptions({ meta: { done: 'Stelle veröffentlicht' } }))
  const wasPublished = posting.publishedAt !== null
  // A paused posting is public, too.
  const isOnline = posting.status === 'published' || posting.status === 'paused'

  async function tellSaved() {
    await queryClient.invalidateQueries(trpc.jobPosting.pathFilter())
    const saved = isOnline ? 'Änderungen veröffentlicht' : 'Änderungen übernommen'
    const title = posting.can.publish ? 'Entwurf gespeichert' : saved
    toast.success(title)
  }
  async function publishNow(letter: string) {
    await publish.mutateAsync({ id, closingLetter: letter })
    await navigate({
      to: '/app/company/job-postings/$jobPostingId/online',
      params: { jobPostingId: id },
      ignoreBlocker: true,
    })
  }
  async function reload() {
    keepDraft(id, null)
    const current = await queryClient.fetchQuery({ ...trpc.jobPosting.forEdit.queryOptions({ id }), staleTime: 0 })
    setBase(({ round }) => ({ ...asItStands(current), round: round + 1, isUnsaved: false }))
  }

  return (
    <AppPage
      title={TITLE}
      crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}
      actions={
        wasPublished &&
        posting.isShown && (
          // Where three actions have no room in one row, the menu has this one.
          <ButtonLink
            to="/job-posting/$jobPostingId"
            params={{ jobPostingId: id }}
            variant="outline"
            className="md:max-xl:hidden"
          >
            Stelle ansehen
          </ButtonLink>
        )
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-3 font-semibold">
        <span className="min-w-0 wrap-anywhere">
          <TitleText title={posting.input.title} />
        </span>
        <span className="flex items-center gap-3">
          <StatusChip {...posting} now={now} />
          <PostingMenu posting={{ ...posting, id, title: posting.input.title }} now={now} isOnItsPage />
        </span>
        {posting.changedBy !== null && (
          <span className="text-sm font-normal text-muted">{lastChangeText(posting.changedBy, null)}</span>
        )}
      </div>
      <div className="mb-5 grid gap-3 empty:hidden">
        <PostingStatusNote
          {...posting}
          id={id}
          waiting={closing[0]?.waiting ?? 0}
          extend={choices.length > 0 && <ExtendPromise jobPostingId={id} choices={choices} />}
        />
        <RepeatNote repeats={posting.repeats} isDraft={posting.can.publish} />
      </div>
      {posting.can.edit && (
        <>
          {posting.changes && <UnpublishedNote {...posting.changes} isOnline={isOnline} />}
          <KeptDraftNote
            id={id}
            onTake={(kept) =>
              setBase(({ version, revision, round }) => ({
                input: kept.input,
                version: kept.version ?? version,
                revision: kept.version === null ? revision : kept.revision,
                round: round + 1,
                isUnsaved: true,
              }))
            }
          />
          <PostingEditor
            key={base.round}
            id={id}
            initial={base.input}
            version={base.version}
            revision={base.revision}
            isUnsaved={base.isUnsaved}
            conditions={conditions}
            rules={rules}
            company={company}
            publishedAt={posting.publishedAt}
            runsUntil={posting.runsUntil}
            isDraft={posting.can.publish}
            isOnline={isOnline}
            step={schritt}
            onStep={(step) => void navigate({ search: { schritt: step }, resetScroll: false })}
            closingLetter={closingLetter}
            onPublish={publishNow}
            onSaved={tellSaved}
            onReload={() => void reload()}
            now={now}
          />
        </>
      )}
    </AppPage>
  )
}

type FormBase = { input: JobPostingInput; version: number; revision: string | null }

/** What the form begins with: the unpublished changes where there are some, on the version they were written on. */
function asItStands({ input, version, changes }: EditedPosting): FormBase {
  return changes ?? { input, version, revision: null }
}
