import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/app/company/job-postings/$jobPostingId')(
  {
    component: RouteComponent,
  },
)

function RouteComponent() {
  return <div>Hello "/app/company/job-postings/$jobPostingId"!</div>
}
