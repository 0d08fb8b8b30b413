import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ProfileForm } from '~/features/applicants/ui/profile-form'
import { newProfileValues } from '~/features/applicants/ui/profile-values'
import { useTRPC } from '~/platform/client/trpc'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page-title'

const TITLE = 'Mein Profil'

export const Route = createFileRoute('/app/applicant/profile')({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.applicantProfile.mine.queryOptions()),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: ProfilePage,
})

function ProfilePage() {
  const { user } = Route.useRouteContext()
  const navigate = useNavigate()
  const trpc = useTRPC()
  // A refetch must not replace the input; the server notices a change made elsewhere.
  const { data } = useSuspenseQuery(trpc.applicantProfile.mine.queryOptions(undefined, { refetchOnWindowFocus: false }))
  return (
    <AppPage title={TITLE}>
      <ProfileForm
        key={data?.id ?? 'new'}
        initial={data ?? newProfileValues(user.name)}
        onSaved={(isFirst) => {
          if (isFirst) void navigate({ to: '/app/applicant/resumes' })
        }}
      />
    </AppPage>
  )
}
