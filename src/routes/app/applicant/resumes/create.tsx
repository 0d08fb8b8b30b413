import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CreateResumeForm } from '~/features/resumes/ui/import/create-resume-form'
import { ImportResume } from '~/features/resumes/ui/import/import-resume'
import { ImportReview } from '~/features/resumes/ui/import/import-review'
import type { ImportedResume } from '~/features/resumes/views'
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs'
import { useSecondStep } from '~/ui/navigation/use-second-step'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../../-page-title'

const TITLE = 'Lebenslauf anlegen'

export const Route = createFileRoute('/app/applicant/resumes/create')({
  beforeLoad: ({ context }) => {
    if (!context.user.applicantProfile) throw redirect({ to: '/app/applicant/resumes' })
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: CreateResumePage,
})

function CreateResumePage() {
  const navigate = useNavigate()
  const [imported, setImported] = useState<ImportedResume | null>(null)
  const review = useSecondStep()
  const open = (resumeId: string) => void navigate({ to: '/app/applicant/resumes/$resumeId', params: { resumeId } })
  return (
    <AppPage
      title={TITLE}
      crumb={<Breadcrumbs crumbs={[{ label: 'Lebensläufe', link: { to: '/app/applicant/resumes' } }]} />}
    >
      {/* Only hidden, so that the input is still there after looking at another file. */}
      <div className="mb-5" hidden={review.isThere && imported !== null}>
        <CreateResumeForm onCreated={open} />
      </div>
      {imported && review.isThere ? (
        <ImportReview imported={imported} onCreated={open} onAgain={review.leave} />
      ) : (
        <ImportResume
          onRead={(read) => {
            setImported(read)
            review.go()
          }}
          isAgain={imported !== null}
        />
      )}
    </AppPage>
  )
}
