import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CreateResumeForm } from '~/features/resumes/ui/import/create-resume-form'
import { ImportResume } from '~/features/resumes/ui/import/import-resume'
import { ImportReview } from '~/features/resumes/ui/import/import-review'
import type { ImportedResume } from '~/features/resumes/views'
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs'
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
  const [isAgain, setAgain] = useState(false)
  const open = (resumeId: string) => void navigate({ to: '/app/applicant/resumes/$resumeId', params: { resumeId } })
  return (
    <AppPage
      title={TITLE}
      crumb={<Breadcrumbs crumbs={[{ label: 'Lebensläufe', link: { to: '/app/applicant/resumes' } }]} />}
    >
      {/* Only hidden, so that the input is still there after looking at another file. */}
      <div className="mb-5" hidden={imported !== null}>
        <CreateResumeForm onCreated={open} />
      </div>
      {imported ? (
        <ImportReview
          imported={imported}
          onCreated={open}
          onAgain={() => {
            setImported(null)
            setAgain(true)
          }}
        />
      ) : (
        <ImportResume onRead={setImported} isAgain={isAgain} />
      )}
    </AppPage>
  )
}
