import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import type { JobPostingInput } from '~/features/job-postings/schema'
import { PostingEditor } from '~/features/job-postings/ui/posting-editor'
import { StatusChip } from '~/features/job-postings/ui/status-chip'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/button-link'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { TextLink } from '~/ui/text-link'
import { toast } from '~/ui/toast/toast-store'
import { orNotFound } from '../../../-or-not-found'
import { pageTitle } from '../../../-page-title'

const TITLE = 'Job-Posting bearbeiten'

export const Route = createFileRoute('/app/company/job-postings/$jobPostingId')({
  loader: async ({ context: { queryClient, trpc }, params: { jobPostingId: id } }) => {
    await Promise.all([
      orNotFound(queryClient.fetchQuery(trpc.jobPosting.forEdit.queryOptions({ id }))),
      queryClient.ensureQueryData(trpc.jobPosting.conditions.queryOptions()),
    ])
    return { now: new Date() }
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
  // What the form began with, not what a refetch brings: else somebody's change would be overwritten unseen.
  const [{ input, version }, setBase] = useState({ input: posting.input, version: posting.version })
  const update = useMutation(trpc.jobPosting.update.mutationOptions())
  const publish = useMutation(trpc.jobPosting.publish.mutationOptions())
  const wasPublished = posting.publishedAt !== null

  async function save(changed: JobPostingInput, intent: 'save' | 'publish') {
    const saved = await update.mutateAsync({ ...changed, id, version })
    setBase({ input: { ...changed, id }, version: saved.version })
    await queryClient.invalidateQueries(trpc.jobPosting.pathFilter())
    if (intent === 'publish') return
    const title = wasPublished ? 'Änderungen gespeichert' : 'Entwurf gespeichert'
    toast.show({ severity: 'success', title, life: 5000 })
  }
  async function publishNow() {
    await publish.mutateAsync({ id })
    await queryClient.invalidateQueries(trpc.jobPosting.pathFilter())
    toast.show({ severity: 'success', title: 'Stelle veröffentlicht', life: 5000 })
  }

  return (
    <AppPage
      title={TITLE}
      crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}
      actions={
        wasPublished && (
          <ButtonLink to="/job-posting/$jobPostingId" params={{ jobPostingId: id }} variant="outline">
            Anzeige ansehen
          </ButtonLink>
        )
      }
    >
      <p className="mb-4 flex flex-wrap items-center gap-3 font-semibold">
        {posting.input.title}
        <StatusChip {...posting} now={now} />
      </p>
      {posting.can.edit ? (
        <PostingEditor
          initial={input}
          conditions={conditions}
          runsUntil={posting.runsUntil}
          canPublish={posting.can.publish}
          onSave={save}
          onPublish={publishNow}
          now={now}
        />
      ) : (
        <Note tone="info" title="Diese Stelle ist beendet.">
          Sie kann nicht mehr geändert werden. Unter „Jobs verwalten“ können Sie sie duplizieren.
        </Note>
      )}
    </AppPage>
  )
}
