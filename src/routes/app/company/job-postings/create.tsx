import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { useAdRules } from '~/features/ad-check/ui/use-ad-rules'
import { emptyPosting } from '~/features/job-postings/empty-posting'
import { CLOSING_LETTER } from '~/features/job-postings/letters/closing-letter'
import { readEditor } from '~/features/job-postings/search-params'
import { KeptDraftNote } from '~/features/job-postings/ui/drafts/kept-draft-note'
import { PostingEditor } from '~/features/job-postings/ui/editor/posting-editor'
import { StartAids } from '~/features/job-postings/ui/editor/start-aids'
import { usePreviewCompany } from '~/features/job-postings/ui/publishing/preview-posting'
import { currentTime } from '~/lib/current-time'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { AppPage } from '~/ui/shell/app-page'
import { toast } from '~/ui/toast/toast-store'
import { pageTitle } from '../../../-page'

const TITLE = 'Neuen Job posten'

export const Route = createFileRoute('/app/company/job-postings/create')({
  validateSearch: readEditor,
  // A draft on the server has its own address; reloading or going back redirects there.
  beforeLoad: ({ cause, search: { entwurf, schritt } }) => {
    if (entwurf === undefined || cause === 'stay') return
    throw redirect({
      to: '/app/company/job-postings/$jobPostingId',
      params: { jobPostingId: entwurf },
      search: { schritt },
      replace: true,
    })
  },
  // Each visit creates one posting; changing the step is the same visit.
  shouldReload: false,
  gcTime: 0,
  loader: async ({ context: { queryClient, trpc } }) => {
    await Promise.all([
      queryClient.ensureQueryData(trpc.jobPosting.conditions.queryOptions()),
      queryClient.ensureQueryData(trpc.jobPosting.adRules.queryOptions()),
      queryClient.ensureQueryData(trpc.jobPosting.startAids.queryOptions()),
      queryClient.ensureQueryData(trpc.companyProfile.mine.queryOptions()),
      queryClient.ensureQueryData(trpc.companyProfile.media.queryOptions()),
      queryClient.ensureQueryData(trpc.application.templates.queryOptions()),
      queryClient.ensureQueryData(trpc.account.publicConfig.queryOptions()),
    ])
    // Created once per visit, so that a repeated click creates one posting.
    return { id: uuidv7(), now: currentTime() }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: CreatePosting,
})

function CreatePosting() {
  const { id: newId, now } = Route.useLoaderData()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = Route.useNavigate()
  const { data: conditions } = useSuspenseQuery(trpc.jobPosting.conditions.queryOptions())
  const { data: own } = useSuspenseQuery(trpc.companyProfile.mine.queryOptions())
  const { data: config } = useSuspenseQuery(trpc.account.publicConfig.queryOptions())
  const company = usePreviewCompany()
  const { data: templates } = useSuspenseQuery(trpc.application.templates.queryOptions())
  // A company's own letter comes before that of the house.
  const closingLetter = templates.find(({ kind }) => kind === 'closing')?.body ?? CLOSING_LETTER
  const { schritt = 'grunddaten', entwurf } = Route.useSearch()
  const rules = useAdRules()
  const [base, setBase] = useState(() => ({
    id: newId,
    input: emptyPosting(
      { name: own.profile?.contactName ?? null, email: own.profile?.contactEmail ?? null },
      config.promisedReplyDays,
    ),
    isUnsaved: false,
  }))
  // One that this browser has sent before, without an answer, is no second one.
  const { id } = base
  const publish = useFormMutation(trpc.jobPosting.publish.mutationOptions({ meta: { done: 'Stelle veröffentlicht' } }))

  /** Stays on this page; only the address changes. */
  function goOn(search: ReturnType<typeof readEditor>, replace = false) {
    return navigate({
      search: (known) => ({ ...known, ...search }),
      replace,
      resetScroll: false,
    })
  }
  async function edit() {
    await queryClient.invalidateQueries(trpc.jobPosting.pathFilter())
    await navigate({
      to: '/app/company/job-postings/$jobPostingId',
      params: { jobPostingId: id },
      replace: true,
      ignoreBlocker: true,
    })
  }
  async function tellSaved() {
    toast.success('Entwurf gespeichert')
    await edit()
  }
  async function publishNow(letter: string) {
    await publish.mutateAsync({ id, closingLetter: letter })
    await navigate({
      to: '/app/company/job-postings/$jobPostingId/online',
      params: { jobPostingId: id },
      replace: true,
      ignoreBlocker: true,
    })
  }

  return (
    <AppPage title={TITLE} crumb={<TextLink to="/app/company/job-postings">Jobs verwalten</TextLink>}>
      {entwurf === undefined && schritt === 'grunddaten' && <StartAids />}
      <KeptDraftNote id="new" onTake={({ id, input }) => setBase({ id: id ?? newId, input, isUnsaved: true })} />
      <PostingEditor
        key={String(base.isUnsaved)}
        id={id}
        initial={base.input}
        version={null}
        revision={null}
        isUnsaved={base.isUnsaved}
        conditions={conditions}
        rules={rules}
        company={company}
        publishedAt={null}
        runsUntil={null}
        isDraft
        isOnline={false}
        step={schritt}
        onStep={(step) => void goOn({ schritt: step })}
        onCreated={() => void goOn({ entwurf: id }, true)}
        closingLetter={closingLetter}
        onPublish={publishNow}
        onSaved={tellSaved}
        onReload={() => void edit()}
        now={now}
      />
    </AppPage>
  )
}
