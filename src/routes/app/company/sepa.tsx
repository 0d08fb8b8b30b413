import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { BookAgainForm } from '~/features/billing/ui/book-again-form'
import { SetUpForm } from '~/features/billing/ui/set-up-form'
import { useTRPC } from '~/platform/client/trpc'
import { Note } from '~/ui/note'
import { TunnelFrame } from '~/ui/shell/tunnel-frame'
import { Track } from '~/ui/track'
import { SignOutButton } from '../../-frames/account-menu'
import { pageTitle } from '../../-page-title'

const WAY_IN = [{ label: 'Konto' }, { label: 'Bezahlung' }, { label: 'Profil' }, { label: 'Erste Anzeige' }]

export const Route = createFileRoute('/app/company/sepa')({
  validateSearch: z.object({ plan: z.uuid().optional().catch(undefined) }),
  staticData: { isTunnel: true },
  loader: async ({ context }) => {
    await Promise.all([
      context.queryClient.ensureQueryData(context.trpc.plan.list.queryOptions()),
      context.queryClient.fetchQuery(context.trpc.billing.start.queryOptions()),
    ])
  },
  head: () => ({ meta: [pageTitle('Bezahlung einrichten')] }),
  component: SepaPage,
})

function SepaPage() {
  return (
    <TunnelFrame home={{ to: '/' }} title="Bezahlung einrichten" exit={<SignOutButton variant="outline" />}>
      <div className="mx-auto max-w-5xl">
        <Order />
      </div>
    </TunnelFrame>
  )
}

function Order() {
  const trpc = useTRPC()
  const { plan } = Route.useSearch()
  const { data: plans } = useSuspenseQuery(trpc.plan.list.queryOptions())
  const { data: start } = useSuspenseQuery(trpc.billing.start.queryOptions())
  if (start.mode === 'not-admin') {
    return (
      <Note title="Hier ist eine Admin-Person gefragt">
        Die Bezahlung richtet eine Admin-Person Ihres Unternehmens ein. Danach können Sie weiterarbeiten.
      </Note>
    )
  }
  if (start.mode === 'closed') {
    return (
      <Note tone="warn" title="Ihre Lizenz wurde gesperrt">
        Bitte wenden Sie sich an uns, bevor Sie neu buchen.
      </Note>
    )
  }
  if (start.mode === 'done') return <Note tone="success" title="Die Bezahlung ist eingerichtet." />
  if (start.mode === 'again') {
    return (
      <>
        <Note tone="warn" title="Ihre Lizenz ist abgelaufen" className="mb-6">
          Buchen Sie einen Tarif, um wieder Stellen zu veröffentlichen und Lebensläufe zu suchen. Ihre Daten sind noch
          da.
        </Note>
        <BookAgainForm plans={plans} wantedPlanId={plan ?? start.planId} mandate={start.mandate} />
      </>
    )
  }
  return (
    <>
      <Track label="Ihr Weg zur ersten Anzeige" stops={WAY_IN} current={1} className="mb-8 max-w-xl" />
      <SetUpForm plans={plans} wantedPlanId={plan ?? start.planId} known={start.company} hasTrial={start.hasTrial} />
    </>
  )
}
