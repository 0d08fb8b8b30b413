import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ProfileForm } from '~/features/applicants/ui/profile-form'
import { newProfileValues } from '~/features/applicants/ui/profile-values'
import { ResumeDrop } from '~/features/resumes/ui/drop/resume-drop'
import { useTRPC } from '~/platform/client/trpc'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page'

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
      {data === null && (
        <section className="on-desk mb-6 max-w-[46rem] rounded-lg bg-desk p-4 text-desk-ink">
          <h2 className="mb-2 text-lg">Schneller mit deinem Lebenslauf</h2>
          <ResumeDrop hint="Wir lesen ihn und füllen das Profil für dich aus. Du schaust einmal drüber." />
        </section>
      )}
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
