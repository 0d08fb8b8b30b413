import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { CreateResumeForm } from '~/features/resumes/ui/create-resume-form'
import { AppPage } from '~/ui/shell/app-page'
import { TextLink } from '~/ui/text-link'
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
  return (
    <AppPage title={TITLE} crumb={<TextLink to="/app/applicant/resumes">Lebensläufe</TextLink>}>
      <CreateResumeForm
        onCreated={(resumeId) => void navigate({ to: '/app/applicant/resumes/$resumeId', params: { resumeId } })}
      />
    </AppPage>
  )
}
