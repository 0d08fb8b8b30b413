import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { ResumeEditor } from '~/features/resumes/ui/editor/resume-editor'
import { SECTION_KEYS } from '~/features/resumes/ui/editor/section-keys'
import { choiceParam, searchParams } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { AppPage } from '~/ui/shell/app-page'
import { orNotFound, pageTitle } from '../../../-page'

const TITLE = 'Lebenslauf bearbeiten'

const readSearch = searchParams({ abschnitt: choiceParam(SECTION_KEYS) })

export const Route = createFileRoute('/app/applicant/resumes/$resumeId')({
  validateSearch: readSearch,
  beforeLoad: ({ context }) => {
    if (!context.user.applicantProfile) throw redirect({ to: '/app/applicant/resumes' })
  },
  loader: async ({ context: { queryClient, trpc }, params }) => {
    await Promise.all([
      // Always fetched: an editor that starts from an old version ends in a conflict.
      orNotFound(queryClient.fetchQuery(trpc.resume.byId.queryOptions({ id: params.resumeId }))),
      queryClient.ensureQueryData(trpc.applicantProfile.mine.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: EditResumePage,
})

function EditResumePage() {
  const { resumeId } = Route.useParams()
  return <EditResume key={resumeId} />
}

function EditResume() {
  const { resumeId } = Route.useParams()
  // Read again: the router lays the result over the raw address, so an invalid section would show none.
  const { abschnitt = 'kurzprofil' } = readSearch(Route.useSearch())
  const { user } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const trpc = useTRPC()
  const { data: current } = useSuspenseQuery(
    trpc.resume.byId.queryOptions({ id: resumeId }, { refetchOnWindowFocus: false }),
  )
  const { data: profile } = useSuspenseQuery(trpc.applicantProfile.mine.queryOptions())
  // The editor has its own draft; a refetch must not replace it.
  const [resume] = useState(current)
  if (!profile) return null
  const { place, ...person } = profile
  return (
    <ResumeEditor
      resume={resume}
      attachments={current.attachments}
      photoFileId={current.photoFileId}
      person={{ ...person, postalCode: place.postalCode, city: place.name, land: place.land, email: user.email }}
      section={abschnitt}
      onSection={(key) => void navigate({ search: { abschnitt: key }, replace: true, resetScroll: false })}
    >
      {({ title, actions, content }) => (
        <AppPage
          title={TITLE}
          crumb={
            <>
              <TextLink to="/app/applicant/resumes">Mein Lebenslauf</TextLink> / {title}
            </>
          }
          actions={actions}
        >
          {content}
        </AppPage>
      )}
    </ResumeEditor>
  )
}
