import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CreateResumeForm } from '~/features/resumes/ui/import/create-resume-form'
import { ImportResume } from '~/features/resumes/ui/import/import-resume'
import { ImportReview } from '~/features/resumes/ui/import/import-review'
import type { ImportedResume } from '~/features/resumes/views'
import { uuidv7 } from '~/lib/uuid'
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs'
import { useSecondStep } from '~/ui/navigation/use-second-step'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../../-page'

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
  const [read, setRead] = useState<{ id: string; imported: ImportedResume } | null>(null)
  const review = useSecondStep()
  const isReviewed = read !== null && review.isThere
  const open = (resumeId: string) => void navigate({ to: '/app/applicant/resumes/$resumeId', params: { resumeId } })
  return (
    <AppPage
      title={TITLE}
      crumb={<Breadcrumbs crumbs={[{ label: 'Mein Lebenslauf', link: { to: '/app/applicant/resumes' } }]} />}
    >
      {/* Both are only hidden, so that the input is still there after looking back, or at another file. */}
      <div className="mb-5" hidden={isReviewed}>
        <CreateResumeForm onCreated={open} />
      </div>
      {!isReviewed && (
        <ImportResume
          onRead={(imported) => {
            setRead({ id: uuidv7(), imported })
            review.go()
          }}
          onBack={read ? review.go : undefined}
        />
      )}
      {read && (
        <ImportReview
          key={read.id}
          id={read.id}
          imported={read.imported}
          isShown={isReviewed}
          onCreated={open}
          onAgain={review.leave}
        />
      )}
    </AppPage>
  )
}
