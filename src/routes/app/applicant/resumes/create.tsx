import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { CreateResumeForm } from '~/features/resumes/ui/create-resume-form'
import { ImportResume } from '~/features/resumes/ui/import-resume'
import { Breadcrumbs } from '~/ui/breadcrumbs'
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
  const open = (resumeId: string) => void navigate({ to: '/app/applicant/resumes/$resumeId', params: { resumeId } })
  return (
    <AppPage
      title={TITLE}
      crumb={<Breadcrumbs crumbs={[{ label: 'Lebensläufe', link: { to: '/app/applicant/resumes' } }]} />}
    >
      <div className="grid gap-5">
        <CreateResumeForm onCreated={open} />
        <ImportResume onCreated={open} />
      </div>
    </AppPage>
  )
}
