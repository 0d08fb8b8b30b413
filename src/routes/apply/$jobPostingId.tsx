import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, useHydrated, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { takeGuestForm } from '~/features/applications/server/guests/guest-form'
import { GuestApplyForm, type GuestRequest } from '~/features/applications/ui/apply/guest/guest-apply-form'
import { GuestMailCard, GuestMailSent } from '~/features/applications/ui/apply/guest/guest-mail-card'
import { PlainGuestForm } from '~/features/applications/ui/apply/guest/plain-guest-form'
import { RecordInterest } from '~/features/job-postings/ui/page/record-interest'
import { flagParam, searchParams } from '~/lib/search-params'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { seeOther } from '~/platform/server/gate/own-form'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { useFocusKeeper } from '~/ui/focus/use-focus-keeper'
import { Note } from '~/ui/note'
import { TunnelFrame } from '~/ui/shell/frames/tunnel-frame'
import { TitleText } from '~/ui/text/title-text'
import { isConflict, orNotFound, pageTitle } from '../-page'

const readSearch = searchParams({
  /** Sent without a script. */
  gesendet: flagParam,
})

export const Route = createFileRoute('/apply/$jobPostingId')({
  validateSearch: readSearch,
  server: {
    handlers: {
      POST: async ({ request, params, next }) => {
        const taken = await takeGuestForm(request, params.jobPostingId)
        return taken === 'sent'
          ? seeOther(`/apply/${params.jobPostingId}?gesendet=true`)
          : next({ context: { plain: taken } })
      },
    },
  },
  beforeLoad: ({ context, params }) => {
    if (context.user?.applicantProfile) throw redirect({ to: '/app/applicant/apply/$jobPostingId', params })
  },
  loader: async ({ context, params, serverContext }) => {
    const prepared = context.queryClient.ensureQueryData(context.trpc.application.prepareAsGuest.queryOptions(params))
    await orNotFound(
      prepared.catch((error: unknown) => {
        // Ended, paused, or external: the posting's own page says which.
        if (isConflict(error)) throw redirect({ to: '/job-posting/$jobPostingId', params })
        throw error
      }),
    )
    return { plain: serverContext?.plain }
  },
  head: () => ({ meta: [pageTitle('Bewerben'), { name: 'robots', content: 'noindex' }] }),
  component: Apply,
})

function Apply() {
  useFocusKeeper()
  const { jobPostingId } = Route.useParams()
  const { user } = Route.useRouteContext()
  const trpc = useTRPC()
  const { data: posting } = useSuspenseQuery(
    trpc.application.prepareAsGuest.queryOptions({ jobPostingId }, { refetchOnWindowFocus: false }),
  )
  const { plain } = Route.useLoaderData()
  const { gesendet } = Route.useSearch()
  const isHydrated = useHydrated()
  const [sentTo, setSentTo] = useState<GuestRequest | null>(null)
  const navigate = useNavigate()
  return (
    <TunnelFrame
      home={{ to: '/' }}
      title="Bewerben"
      exit={
        <ButtonLink to="/job-posting/$jobPostingId" params={{ jobPostingId }} variant="ghost" size="sm">
          {sentTo ? 'Zur Stelle' : 'Später erledigen'}
        </ButtonLink>
      }
    >
      <div className="mx-auto grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-6">
        <div>
          <h2 className="text-2xl">
            <TitleText title={posting.title} />
          </h2>
          <p className="text-muted">{unbroken(posting.companyName)}</p>
        </div>
        {user?.type === 'COMPANY' ? (
          <Note tone="info" title="Sie sind mit einem Unternehmenskonto angemeldet.">
            Bewerben können sich nur Personen mit einem Bewerbungskonto oder ohne Anmeldung.
          </Note>
        ) : sentTo ? (
          <GuestMailCard request={sentTo} companyName={posting.companyName} />
        ) : gesendet ? (
          <GuestMailSent companyName={posting.companyName} />
        ) : (
          <>
            {user ? (
              <Note tone="info" title="Ein Profil brauchst du dafür nicht">
                Name, Wohnort und ein Lebenslauf genügen. Daraus legen wir dein Profil gleich an; ergänzen kannst du es,
                wann du willst.
              </Note>
            ) : (
              <Note tone="info" title="Du brauchst kein Konto">
                Name, E-Mail-Adresse und ein Lebenslauf genügen. Du hast schon ein Konto?{' '}
                <TextLink to="/auth/login" search={{ redirect: `/app/applicant/apply/${jobPostingId}` }}>
                  Dann melde dich an
                </TextLink>{' '}
                und bewirb dich mit deinen Unterlagen.
              </Note>
            )}
            {/* Only the browser knows whether it runs scripts; one that does takes it away. */}
            {!user && !isHydrated && (
              <div className="hidden no-script:block">
                <PlainGuestForm posting={posting} sent={plain} />
              </div>
            )}
            <RecordInterest id={jobPostingId} kind="start" />
            <div className="no-script:hidden">
              <GuestApplyForm
                posting={posting}
                account={user ? { name: user.name, email: user.email } : null}
                onRequested={setSentTo}
                onSent={(bewerbung) => {
                  // A new document: the session knows of the profile now.
                  void navigate({
                    to: '/app/applicant/applications',
                    search: { bewerbung, neu: true },
                    reloadDocument: true,
                  })
                }}
              />
            </div>
          </>
        )}
      </div>
    </TunnelFrame>
  )
}
