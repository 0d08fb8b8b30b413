import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { emptyPosting } from '~/features/job-postings/empty-posting'
import type { JobPostingInput } from '~/features/job-postings/schema'
import { PostingEditor } from '~/features/job-postings/ui/posting-editor'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { AppPage } from '~/ui/shell/app-page'
import { TextLink } from '~/ui/text-link'
import { toast } from '~/ui/toast/toast-store'
import { pageTitle } from '../../../-page-title'

const TITLE = 'Neuen Job posten'

export const Route = createFileRoute('/app/company/job-postings/create')({
  loader: async ({ context: { queryClient, trpc } }) => {
    await Promise.all([
      queryClient.ensureQueryData(trpc.jobPosting.conditions.queryOptions()),
      queryClient.ensureQueryData(trpc.companyProfile.mine.queryOptions()),
    ])
    // Made once for each visit, so that a repeated click creates one posting.
    return { id: uuidv7(), now: new Date() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: CreatePosting,
})

function CreatePosting() {
  const { id, now } = Route.useLoaderData()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: conditions } = useSuspenseQuery(trpc.jobPosting.conditions.queryOptions())
  const { data: own } = useSuspenseQuery(trpc.companyProfile.mine.queryOptions())
  const [initial] = useState(() =>
    emptyPosting({ name: own.profile?.contactName ?? null, email: own.profile?.contactEmail ?? null }),
  )
  const create = useMutation(trpc.jobPosting.create.mutationOptions())
  const publish = useMutation(trpc.jobPosting.publish.mutationOptions())

  async function save(input: JobPostingInput, intent: 'save' | 'publish') {
    await create.mutateAsync({ ...input, id })
    await queryClient.invalidateQueries(trpc.jobPosting.pathFilter())
    if (intent === 'save') toast.show({ severity: 'success', title: 'Entwurf gespeichert', life: 5000 })
    await edit()
  }
  function edit() {
    return navigate({
      to: '/app/company/job-postings/$jobPostingId',
      params: { jobPostingId: id },
      replace: true,
      ignoreBlocker: true,
    })
  }
  async function publishNow() {
    await publish.mutateAsync({ id })
    await queryClient.invalidateQueries(trpc.jobPosting.pathFilter())
    toast.show({ severity: 'success', title: 'Stelle veröffentlicht', life: 5000 })
  }

  return (
    <AppPage title={TITLE} crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}>
      <PostingEditor
        initial={initial}
        conditions={conditions}
        runsUntil={null}
        canPublish
        onSave={save}
        onPublish={publishNow}
        now={now}
      />
    </AppPage>
  )
}
