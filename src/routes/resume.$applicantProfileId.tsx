import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { Download, Flag, Printer } from 'lucide-react'
import { useState } from 'react'
import { ContactTemplates } from '~/features/applications/ui/templates/contact-templates'
import { WriteToApplicant } from '~/features/conversations/ui/write-message'
import { mayOpenResume } from '~/features/resumes/routing'
import { readResumeView } from '~/features/resumes/search-params'
import { ContactBox } from '~/features/resumes/ui/contact/contact-box'
import { ReasonForm } from '~/features/resumes/ui/contact/reason-form'
import { ResumePage } from '~/features/resumes/ui/paper/resume-page'
import { AskForPool } from '~/features/talent-pool/ui/ask-for-pool'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonAnchor, ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { AppPages } from './-frames/app-pages'
import { loadNavCounts } from './-frames/nav-counts'
import { orHeldUp } from './-or-held-up'
import { orNotFound, pageTitle } from './-page'
import { UnreleasedResumeScreen } from './-screens/unreleased-resume-screen'

const TITLE = 'Lebenslauf'

/** Opening is recorded, so it is never preloaded. */
export const Route = createFileRoute('/resume/$applicantProfileId')({
  validateSearch: readResumeView,
  beforeLoad: ({ context: { user }, params, location }) => {
    if (!user) throw redirect({ to: '/auth/login', search: { redirect: location.href } })
    if (!mayOpenResume(user, params.applicantProfileId)) throw redirect({ to: '/app' })
    return { user }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, preload, deps: { suche } }) => {
    if (preload) return { heldUp: null }
    const [heldUp] = await Promise.all([
      orHeldUp(
        orNotFound(
          context.queryClient.ensureQueryData(
            context.trpc.resume.view.queryOptions({ ...params, ...(suche ? { searchedFor: suche } : {}) }),
          ),
        ),
      ),
      loadNavCounts(context.user, context.queryClient, context.trpc),
    ])
    return { heldUp }
  },
  head: () => ({ meta: [pageTitle(TITLE), { name: 'robots', content: 'noindex' }] }),
  component: ResumeViewPage,
})

function ResumeViewPage() {
  const { user } = Route.useRouteContext()
  const { applicantProfileId } = Route.useParams()
  const { heldUp } = Route.useLoaderData()
  const [reason, setReason] = useState<string>()
  return (
    <AppPages user={user}>
      {heldUp === null ? (
        <ResumeView key={applicantProfileId} reason={reason} onReason={setReason} />
      ) : (
        <AppPage title={TITLE}>
          <Note tone="warn" title={heldUp} isAlert />
        </AppPage>
      )}
    </AppPages>
  )
}

function ResumeView({ reason, onReason }: { reason: string | undefined; onReason: (reason: string) => void }) {
  const { applicantProfileId } = Route.useParams()
  const { suche } = Route.useSearch()
  const { user } = Route.useRouteContext()
  const trpc = useTRPC()
  const { data: page } = useSuspenseQuery(
    trpc.resume.view.queryOptions(
      { applicantProfileId, ...(suche ? { searchedFor: suche } : {}), ...(reason ? { reason } : {}) },
      { refetchOnWindowFocus: false },
    ),
  )
  if (page.kind === 'reason-needed') {
    return (
      <AppPage title={TITLE}>
        <ReasonForm onGive={onReason} />
      </AppPage>
    )
  }
  if (page.kind === 'not-released') {
    return (
      <AppPage title={TITLE}>
        <UnreleasedResumeScreen user={user} />
      </AppPage>
    )
  }
  if (page.kind === 'no-resume') {
    return (
      <AppPage title={TITLE}>
        <EmptyState
          meaning="start"
          title={page.isOwner ? 'Du hast noch keinen Lebenslauf.' : 'Diese Person hat noch keinen Lebenslauf.'}
          actions={page.isOwner && <ButtonLink to="/app/applicant/resumes/create">Lebenslauf anlegen</ButtonLink>}
        />
      </AppPage>
    )
  }
  return (
    <AppPage
      title={TITLE}
      actions={
        <>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Drucken
          </Button>
          <ButtonAnchor variant="outline" href={`/api/files/resume-pdf/${applicantProfileId}`} download>
            <Download aria-hidden="true" />
            PDF
          </ButtonAnchor>
          {page.contact && (
            <ButtonAnchor variant="ghost" href={`/report/resume/${applicantProfileId}`}>
              <Flag aria-hidden="true" />
              Melden
            </ButtonAnchor>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {page.can.edit && (
          <Note
            tone="info"
            title="So sehen dich Unternehmen, für die dein Lebenslauf sichtbar ist."
            className="no-print"
          />
        )}
        {page.isRedacted && (
          <Note tone="info" title="Dieser Lebenslauf ist anonym." className="no-print">
            Name, Kontakt, Anhänge und Arbeitgeber sind verborgen, bis die Person zustimmt.
          </Note>
        )}
        {page.contact && (
          <ContactBox
            applicantProfileId={applicantProfileId}
            contact={page.contact}
            templates={(chosen) => <ContactTemplates {...chosen} />}
          />
        )}
        {page.contact?.mayWrite && (
          <Card as="section" padding="lg" className="no-print">
            <WriteToApplicant applicantProfileId={applicantProfileId} />
          </Card>
        )}
        {page.contact && !page.isRedacted && <AskForPool about={{ applicantProfileId }} />}
        <ResumePage sheet={page.sheet} />
      </div>
    </AppPage>
  )
}
