import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ProfileForm } from '~/features/applicants/ui/profile-form'
import { newProfileValues } from '~/features/applicants/ui/profile-values'
import { searchParams, uuidParam } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page-title'

const TITLE = 'Mein Profil'

export const Route = createFileRoute('/app/applicant/profile')({
  // The posting that somebody without a profile wanted to apply to: the first save leads back there.
  validateSearch: searchParams({ stelle: uuidParam }),
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.applicantProfile.mine.queryOptions()),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: ProfilePage,
})

function ProfilePage() {
  const { user } = Route.useRouteContext()
  const { stelle } = Route.useSearch()
  const navigate = useNavigate()
  const trpc = useTRPC()
  // A refetch must not replace the input; the server notices a change made elsewhere.
  const { data } = useSuspenseQuery(trpc.applicantProfile.mine.queryOptions(undefined, { refetchOnWindowFocus: false }))
  return (
    <AppPage title={TITLE}>
      {!data && stelle && (
        <Note tone="info" className="mb-5" title="Erst das Profil, dann die Bewerbung">
          Ohne Profil kannst du dich noch nicht bewerben. Nach dem Speichern geht es mit der Stelle weiter.
        </Note>
      )}
      <ProfileForm
        key={data?.id ?? 'new'}
        initial={data ?? newProfileValues(user.name)}
        onSaved={(isFirst) => {
          if (!isFirst) return
          if (stelle) void navigate({ to: '/app/applicant/apply/$jobPostingId', params: { jobPostingId: stelle } })
          else void navigate({ to: '/app/applicant/resumes' })
        }}
      />
    </AppPage>
  )
}
