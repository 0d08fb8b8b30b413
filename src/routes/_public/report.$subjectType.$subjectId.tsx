import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { REPORT_SUBJECTS, reportSubjectLabels } from '~/features/moderation/report-addresses'
import { ReportForm } from '~/features/moderation/ui/report-form'
import { useTRPC } from '~/platform/client/trpc'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'
import { orNotFound, pageTitle } from '../-page'

export const Route = createFileRoute('/_public/report/$subjectType/$subjectId')({
  loader: async ({ context: { queryClient, trpc }, params }) => {
    const subjectType = REPORT_SUBJECTS.find((each) => each === params.subjectType)
    if (!subjectType) throw notFound()
    const thing = { subjectType, subjectId: params.subjectId }
    await orNotFound(queryClient.ensureQueryData(trpc.moderation.subject.queryOptions(thing)))
    return { thing }
  },
  head: () => ({ meta: [pageTitle('Inhalt melden'), { name: 'robots', content: 'noindex' }] }),
  component: ReportPage,
})

function ReportPage() {
  const { thing } = Route.useLoaderData()
  const trpc = useTRPC()
  const { data: subject } = useSuspenseQuery(trpc.moderation.subject.queryOptions(thing))
  const isResume = thing.subjectType === 'resume'
  return (
    <Main className="wrap flex-1 py-8 md:py-12">
      <div className="mx-auto max-w-2xl">
        <PageHeader
          title="Inhalt melden"
          lead={
            <>
              {isResume ? (
                'Der Lebenslauf, den Sie gesehen haben'
              ) : (
                <>
                  {reportSubjectLabels[thing.subjectType]} <strong className="text-ink">{subject.title}</strong>
                </>
              )}
              {thing.subjectType === 'job-posting' && <> von {subject.companyName}</>}
            </>
          }
        />
        <p className="mb-7">
          {isResume
            ? 'Ein Mensch prüft Ihre Meldung und schreibt Ihnen, was dabei herausgekommen ist. Die Person erfährt nicht, wer gemeldet hat.'
            : 'Ein Mensch prüft deine Meldung und schreibt dir, was dabei herausgekommen ist. Das Unternehmen erfährt deinen Namen nicht.'}
        </p>
        <ReportForm {...thing} />
      </div>
    </Main>
  )
}
