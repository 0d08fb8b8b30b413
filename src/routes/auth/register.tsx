import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { MailSent } from '~/features/accounts/ui/register/mail-sent'
import { RegisterForm, type Registrant } from '~/features/accounts/ui/register/register-form'
import { USER_TYPES, type UserType } from '~/features/accounts/vocabulary'
import { AdComingAlong, adComingAlong } from '~/features/ad-drafts/ui/coming-along'
import { DropWaiting } from '~/features/resumes/ui/drop/drop-waiting'
import { linkPath, safeReturnPath } from '~/lib/return-path'
import { choiceParam, searchParams, textParam } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { useFocusOnMount } from '~/ui/focus/use-focus-on-mount'
import { pageTitle } from '../-page'
import { isToSave } from './-wanted'

export const Route = createFileRoute('/auth/register')({
  validateSearch: searchParams({
    type: choiceParam(USER_TYPES),
    redirect: textParam(2000),
  }),
  loader: async ({ context: { queryClient, trpc } }) => {
    // A résumé may have been dropped, or deleted, since an earlier visit; without an answer people register without it.
    await queryClient.prefetchQuery(trpc.resume.keptDrop.queryOptions(undefined, { staleTime: 0 }))
  },
  head: () => ({ meta: [pageTitle('Registrieren')] }),
  component: RegisterPage,
})

function RegisterPage() {
  const { type: chosen, redirect } = Route.useSearch()
  const navigate = Route.useNavigate()
  const [known, setKnown] = useState<Registrant>()
  const [isSent, setSent] = useState(false)
  const wantedPath = safeReturnPath(redirect)
  const token = adComingAlong(wantedPath)
  const returnTo = linkPath(wantedPath ?? '/app')
  const trpc = useTRPC()
  const { data: drop = null } = useQuery(trpc.resume.keptDrop.queryOptions())
  const type = chosen ?? typeOf(wantedPath)
  const because = isToSave(wantedPath)
    ? reasonToSave(type)
    : reasonFor(type, token !== null, drop !== null && wantedPath === null)
  if (known && isSent) {
    return (
      <>
        <h1 className="mb-5">Fast geschafft</h1>
        <MailSent email={known.email} returnTo={returnTo} onOtherAddress={() => setSent(false)} />
      </>
    )
  }
  return (
    <>
      {known ? <HeadingAgain /> : <h1>Registrieren</h1>}
      <p className="mt-2 mb-6 text-muted">
        Schon registriert?{' '}
        <TextLink to="/auth/login" search={wantedPath ? { redirect: wantedPath } : {}}>
          Anmelden
        </TextLink>
      </p>
      {token !== null && <AdComingAlong token={token} />}
      {drop && wantedPath === null && type === 'APPLICANT' && <DropWaiting fileName={drop.fileName} />}
      <RegisterForm
        type={type}
        because={because}
        onTypeChange={(changed) =>
          void navigate({ search: (old) => ({ ...old, type: changed }), replace: true, resetScroll: false })
        }
        returnTo={returnTo}
        known={known}
        onSent={(registrant) => {
          setKnown(registrant)
          setSent(true)
        }}
      />
    </>
  )
}

/** The kind of account that the page somebody wants to reach is for. */
function typeOf(path: string | null): UserType {
  return /^\/(?:app\/company|stelle-ausschreiben|search\/resumes|invitation)(?:[/?]|$)/.test(path ?? '')
    ? 'COMPANY'
    : 'APPLICANT'
}

/** Why nobody is asked for the kind of account: what comes along decides it. */
function reasonFor(type: UserType, hasAd: boolean, hasDrop: boolean): string | undefined {
  if (type === 'COMPANY' && hasAd) return 'Die geschriebene Stelle kommt mit, deshalb ist das schon gewählt.'
  if (type === 'APPLICANT' && hasDrop) return 'Ein Lebenslauf liegt bereit, deshalb ist das schon gewählt.'
  return undefined
}

/** A company saves no jobs. */
function reasonToSave(type: UserType): string | undefined {
  return type === 'APPLICANT'
    ? 'Danach liegt die Stelle unter „Gemerkte Stellen“, deshalb ist das schon gewählt.'
    : undefined
}

/** Returning from the message about the mail, whose focused button is gone. */
function HeadingAgain() {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <h1 ref={heading} tabIndex={-1}>
      Registrieren
    </h1>
  )
}
