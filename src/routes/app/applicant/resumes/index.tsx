import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/app/applicant/resumes/')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/app/applicant/resumes/"!</div>
}
