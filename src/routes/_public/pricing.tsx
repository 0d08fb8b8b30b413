import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PlanCard } from '~/features/billing/ui/plans/plan-card'
import { PlanComparison } from '~/features/billing/ui/plans/plan-comparison'
import { PricingHero } from '~/features/billing/ui/plans/pricing-hero'
import { pageCache } from '~/platform/client/page-response'
import { useSessionUser } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/button-link'
import { Main } from '~/ui/shell/main'
import { EmptyState } from '~/ui/states/empty-state'
import { pageTitle } from '../-page-title'

export const Route = createFileRoute('/_public/pricing')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(context.trpc.plan.list.queryOptions())
    pageCache(300, ['plans'])
  },
  head: () => ({
    meta: [
      pageTitle('Preise'),
      {
        name: 'description',
        content: 'Feste Preise für Unternehmen, keine Provision je Bewerbung. Für Bewerber ist Stellwerk kostenlos.',
      },
    ],
  }),
  component: PricingPage,
})

function PricingPage() {
  const trpc = useTRPC()
  const { data: plans } = useSuspenseQuery(trpc.plan.list.queryOptions())
  return (
    <Main className="flex-1 pb-16">
      <PricingHero />
      <div className="wrap relative -mt-14">
        {plans.length === 0 && <EmptyState title="Zurzeit lässt sich kein Tarif buchen." />}
        <div className="grid items-start gap-4 md:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} action={<ChooseLink plan={plan} />} />
          ))}
        </div>
        <p className="mt-5 text-sm text-muted">
          Die Preise gelten für Unternehmen und verstehen sich zuzüglich der gesetzlichen Umsatzsteuer. Für Bewerber ist
          Stellwerk kostenlos.
        </p>
        {plans.length > 0 && <PlanComparison plans={plans} />}
      </div>
    </Main>
  )
}

/** To the order; visitors register first. */
function ChooseLink({ plan }: { plan: { id: string; name: string; isRecommended: boolean } }) {
  const user = useSessionUser()
  const variant = plan.isRecommended ? 'primary' : 'outline'
  if (user?.type === 'APPLICANT') return null
  if (user?.hasValidLicense) {
    return (
      <ButtonLink to="/app/company/billing" variant={variant}>
        Mein Tarif
      </ButtonLink>
    )
  }
  if (user) {
    return (
      <ButtonLink to="/app/company/sepa" search={{ plan: plan.id }} variant={variant}>
        {plan.name} wählen
      </ButtonLink>
    )
  }
  const redirect = `/app/company/sepa?plan=${plan.id}`
  return (
    <ButtonLink to="/auth/register" search={{ type: 'COMPANY', redirect }} variant={variant}>
      {plan.name} wählen
    </ButtonLink>
  )
}
