import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { FirstPasswordCard } from '~/features/accounts/ui/password/first-password-card'
import { ApplicationReceipt } from '~/features/applications/ui/apply/application-receipt'
import { ApplyForm } from '~/features/applications/ui/apply/apply-form'
import { RecordInterest } from '~/features/job-postings/ui/page/record-interest'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import { TunnelFrame } from '~/ui/shell/frames/tunnel-frame'
import { TitleText } from '~/ui/text/title-text'
import { isConflict, orNotFound, pageTitle } from '../../-page'

export const Route = createFileRoute('/app/applicant/apply/$jobPostingId')({
  staticData: { isTunnel: true },
  beforeLoad: ({ context, params }) => {
    if (context.user.applicantProfile) return
    // The form there asks for what a profile would have said.
    throw redirect({ to: '/apply/$jobPostingId', params })
  },
  loader: ({ context, params }) => {
    const prepared = context.queryClient.ensureQueryData(context.trpc.application.prepare.queryOptions(params))
    return orNotFound(
      prepared.catch((error: unknown) => {
        // Ended, paused, or external: the posting's own page says which.
        if (isConflict(error)) throw redirect({ to: '/job-posting/$jobPostingId', params })
        throw error
      }),
    )
  },
  head: () => ({ meta: [pageTitle('Bewerben')] }),
  component: Apply,
})

function Apply() {
  const { jobPostingId } = Route.useParams()
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(
    trpc.application.prepare.queryOptions({ jobPostingId }, { refetchOnWindowFocus: false }),
  )
  const [isSent, setSent] = useState(false)
  return (
    <TunnelFrame
      home={{ to: '/' }}
      title="Bewerben"
      isInApp
      exit={
        <ButtonLink to="/job-posting/$jobPostingId" params={{ jobPostingId }} variant="ghost" size="sm">
          {isSent || data.hasApplied ? 'Zur Stelle' : 'Später erledigen'}
        </ButtonLink>
      }
    >
      <div className="mx-auto grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-6">
        {isSent ? (
          <>
            <ApplicationReceipt posting={data.posting} />
            <FirstPasswordCard />
          </>
        ) : (
          <>
            <div>
              <h2 className="text-2xl">
                <TitleText title={data.posting.title} />
              </h2>
              <p className="text-muted">{unbroken(data.posting.companyName)}</p>
            </div>
            {data.hasApplied ? (
              <Note
                tone="info"
                title="Du hast dich auf diese Stelle schon beworben."
                actions={<ButtonLink to="/app/applicant/applications">Meine Bewerbungen</ButtonLink>}
              />
            ) : (
              <>
                <RecordInterest id={jobPostingId} kind="start" />
                <ApplyForm prepared={data} onSent={() => setSent(true)} />
              </>
            )}
          </>
        )}
      </div>
    </TunnelFrame>
  )
}
