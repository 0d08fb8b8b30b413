import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { choiceParam, searchParams } from '~/lib/search-params'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { Main } from '~/ui/shell/main'
import { pageTitle } from '../-page'
import { EmployersFigures } from './-employers/figures'
import { EmployersHero } from './-employers/hero'
import { EmployersPrices } from './-employers/prices'
import { EmployersQuestions } from './-employers/questions'
import { EmployersStops } from './-employers/stops'

const readPricing = searchParams({ zahlung: choiceParam(['monatlich']) })

/** The page for employers: the ad first, then what it brings, and the prices. */
export const Route = createFileRoute('/_public/pricing')({
  validateSearch: readPricing,
  loader: async ({ context: { queryClient, trpc } }) => {
    await Promise.all([
      queryClient.ensureQueryData(trpc.plan.list.queryOptions()),
      queryClient.ensureQueryData(trpc.plan.tax.queryOptions()),
      queryClient.ensureQueryData(trpc.application.marketReplies.queryOptions()),
    ])
    pageCache(300, ['plans'])
  },
  head: () => ({
    meta: [
      pageTitle('Sie brauchen Leute. Fangen Sie beim Text an.'),
      {
        name: 'description',
        content:
          'Für Arbeitgeber: Anzeigentext einfügen, prüfen, veröffentlichen. Feste Preise im Monat oder im Jahr, keine Provision je Bewerbung.',
      },
    ],
  }),
  component: EmployersPage,
})

function EmployersPage() {
  const trpc = useTRPC()
  const { zahlung } = Route.useSearch()
  const [{ data: plans }, { data: tax }, { data: replies }] = useSuspenseQueries({
    queries: [
      trpc.plan.list.queryOptions(),
      trpc.plan.tax.queryOptions(),
      trpc.application.marketReplies.queryOptions(),
    ],
  })
  const trialDays = Math.max(0, ...plans.map((plan) => plan.trialDays))
  return (
    <Main className="flex-1 pb-16 md:pb-24">
      <EmployersHero trialDays={trialDays} />
      <EmployersFigures replies={replies} />
      <EmployersStops />
      <EmployersPrices plans={plans} interval={zahlung === 'monatlich' ? 'month' : 'year'} taxCategory={tax.category} />
      <EmployersQuestions trialDays={trialDays} />
    </Main>
  )
}
