import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import type { inferProcedureOutput } from '@trpc/server'
import { useState } from 'react'
import { DeleteAccount } from '~/features/accounts/ui/delete-account'
import { OwnData } from '~/features/accounts/ui/own-data'
import { SecondFactorFirst } from '~/features/accounts/ui/second-factor/second-factor-first'
import { useEnter } from '~/features/accounts/ui/sign-in/use-enter'
import { HeldPlan } from '~/features/billing/ui/desk/held-plan'
import { AccountForm } from '~/features/billing/ui/order/account-form'
import { BookAgainForm } from '~/features/billing/ui/order/book-again-form'
import { SetUpForm } from '~/features/billing/ui/order/set-up-form'
import { currentTime } from '~/lib/current-time'
import { searchParams, textParam, uuidParam } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import type { AppRouter } from '~/server/root-router'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { TunnelFrame } from '~/ui/shell/frames/tunnel-frame'
import { Disclosure } from '~/ui/text/disclosure'
import { Track } from '~/ui/track'
import { SignOutButton } from '../../-frames/account-menu'
import { pageTitle } from '../../-page'
import { loadOrderStart } from './-order-start'

const WAY_IN = [{ label: 'Konto' }, { label: 'Bezahlung' }, { label: 'Profil' }, { label: 'Erste Stelle' }]

export const Route = createFileRoute('/app/company/sepa')({
  validateSearch: searchParams({ plan: uuidParam, delete: textParam(500) }),
  staticData: { isTunnel: true },
  loader: async ({ context }) => ({ ...(await loadOrderStart(context)), now: currentTime() }),
  head: () => ({ meta: [pageTitle('Bezahlung einrichten')] }),
  component: SepaPage,
})

function SepaPage() {
  const { mustSetUpSecondFactor } = Route.useLoaderData()
  const { delete: token } = Route.useSearch()
  // Stays here when the token turns out to be invalid, and says so.
  const [isLeaving] = useState(token !== undefined)
  const router = useRouter()
  const [isFactorFirst, setFactorFirst] = useState(mustSetUpSecondFactor)
  async function goOn() {
    await router.invalidate()
    setFactorFirst(false)
  }
  return (
    <TunnelFrame home={{ to: '/' }} title="Bezahlung einrichten" isInApp exit={<SignOutButton variant="outline" />}>
      <div className="mx-auto max-w-5xl">
        {isLeaving && <WayOut token={token} isOpen />}
        {isFactorFirst ? <SecondFactorFirst label="Weiter zur Bezahlung" onContinue={goOn} /> : <Order />}
        {!isLeaving && <WayOut token={token} />}
      </div>
    </TunnelFrame>
  )
}

/** People who do not want to book are kept away from all other pages, and must still be able to leave. */
function WayOut({ token, isOpen = false }: { token: string | undefined; isOpen?: boolean }) {
  const { user } = Route.useRouteContext()
  return (
    <div className="my-8 lg:mr-86">
      <Disclosure title="Doch nicht buchen? Konto löschen" isOpen={isOpen}>
        <div className="grid gap-8 pt-2">
          <DeleteAccount holder={user} email={user.email} token={token} />
          <OwnData />
        </div>
      </Disclosure>
    </div>
  )
}

type Start = inferProcedureOutput<AppRouter['billing']['start']>

function Order() {
  const trpc = useTRPC()
  const { now } = Route.useLoaderData()
  const { data: start } = useSuspenseQuery(trpc.billing.start.queryOptions())
  return (
    <>
      {start.held && <HeldPlan held={start.held} now={now} />}
      <NextStep start={start} />
    </>
  )
}

function NextStep({ start }: { start: Start }) {
  const trpc = useTRPC()
  const { plan } = Route.useSearch()
  const { data: plans } = useSuspenseQuery(trpc.plan.list.queryOptions())
  if (start.mode === 'not-admin') {
    return (
      <Note title="Hier ist ein Admin gefragt">
        Die Bezahlung richtet ein Admin Ihres Unternehmens ein. Danach können Sie weiterarbeiten.
      </Note>
    )
  }
  if (start.mode === 'closed') {
    return (
      <Note
        tone="warn"
        title="Ihr Unternehmen ist gesperrt"
        actions={
          <ButtonLink to="/imprint" variant="outline">
            Zum Impressum
          </ButtonLink>
        }
      >
        Die Lizenz ruht, deshalb können Sie gerade nichts buchen. Sie sind anderer Ansicht? Schreiben Sie an die Adresse
        im Impressum.
      </Note>
    )
  }
  if (start.mode === 'not-ready') {
    return (
      <Note tone="warn" title="Zurzeit können Sie nichts buchen">
        Der Betreiber hat noch nicht eingetragen, wer die Rechnungen stellt. Bitte versuchen Sie es später noch einmal.
      </Note>
    )
  }
  if (start.mode === 'owing') {
    return (
      <Note
        tone="warn"
        title="Es ist noch eine Rechnung offen"
        actions={
          <ButtonLink to="/app/company/billing" variant="signal">
            Zur offenen Rechnung
          </ButtonLink>
        }
      >
        Sobald sie bezahlt ist, läuft Ihre Lizenz weiter oder Sie können neu buchen.
      </Note>
    )
  }
  if (start.mode === 'done') return <Note tone="success" title="Die Bezahlung ist eingerichtet." />
  if (start.mode === 'account') return <NewAccount mandateText={start.newMandate.text} />
  if (start.mode === 'again') {
    return (
      <>
        <Note tone="warn" title="Ihre Lizenz ist abgelaufen" className="mb-6">
          Buchen Sie einen Tarif, um wieder Stellen zu veröffentlichen und Lebensläufe zu suchen. Ihre Daten sind noch
          da.
        </Note>
        <BookAgainForm
          plans={plans}
          wantedPlanId={plan ?? start.planId}
          mandate={start.mandate}
          known={start.company}
          newMandate={start.newMandate}
          taxTerms={start.taxTerms}
        />
      </>
    )
  }
  return (
    <>
      <Track label="Ihr Weg zur ersten Stelle" stops={WAY_IN} current={1} className="mb-8 max-w-xl" />
      <SetUpForm
        plans={plans}
        wantedPlanId={plan ?? start.planId}
        known={start.company}
        hasTrial={start.hasTrial}
        licensedUntil={start.licensedUntil}
        newMandate={start.newMandate}
        taxTerms={start.taxTerms}
      />
    </>
  )
}

/** A plan runs or an invoice is open, and the mandate has ended: only an account is missing. */
function NewAccount({ mandateText }: { mandateText: string }) {
  const trpc = useTRPC()
  const enter = useEnter()
  const change = useMutation(
    trpc.billing.changeAccount.mutationOptions({ meta: { isQuiet: true }, onSuccess: () => enter('/app') }),
  )
  return (
    <Card as="section" padding="lg" className="max-w-2xl">
      <h2 className="mb-1 text-xl">Von welchem Konto dürfen wir abbuchen?</h2>
      <p className="mb-4 text-sm text-muted">
        Das bisherige Mandat gilt nicht mehr. Mit einem neuen geht es weiter, Ihr Tarif bleibt, wie er ist.
      </p>
      <AccountForm mandateText={mandateText} onSave={(account) => change.mutateAsync(account)} />
    </Card>
  )
}
