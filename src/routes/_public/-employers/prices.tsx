import { Link } from '@tanstack/react-router'
import type { TaxCategory } from '~/features/billing/invoice/document'
import { pricesSentences } from '~/features/billing/invoice/tax-text'
import { planPairs } from '~/features/billing/ui/plans/plan'
import { PlanCard } from '~/features/billing/ui/plans/plan-card'
import type { Plan } from '~/features/billing/views'
import { useSessionUser } from '~/platform/client/session'
import { ButtonLink } from '~/ui/buttons/link'
import { classNames } from '~/ui/class-names'
import { EmptyState } from '~/ui/states/empty-state'

const INTERVALS = [
  { value: 'month', label: 'Monatlich' },
  { value: 'year', label: 'Jährlich' },
] as const

type EmployersPricesProps = { plans: readonly Plan[]; interval: 'month' | 'year'; taxCategory: TaxCategory }

/** Fixed prices, by month and by year where a plan has both. */
export function EmployersPrices({ plans, interval, taxCategory }: EmployersPricesProps) {
  const pairs = planPairs(plans)
  const hasYear = pairs.some(({ month, year }) => month && year)
  const shown = pairs.flatMap(({ month, year }) => (interval === 'year' ? year : month) ?? month ?? year ?? [])
  const trialDays = Math.max(0, ...shown.map((plan) => plan.trialDays))
  return (
    <section id="preise" className="wrap scroll-mt-20 pt-14 md:pt-24" aria-labelledby="preise-titel">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="preise-titel" className="text-3xl">
          Ein fester Preis, keine Provision
        </h2>
        {hasYear && (
          <nav aria-label="Zahlung" className="flex gap-1 rounded-md bg-sunken p-1">
            {INTERVALS.map(({ value, label }) => (
              <Link
                key={value}
                to="/pricing"
                search={{ zahlung: value === 'year' ? undefined : 'monatlich' }}
                hash="preise"
                activeProps={{}}
                className={classNames(
                  'rounded-sm px-3.5 py-2 text-sm font-semibold',
                  value === interval ? 'bg-surface text-ink outline-1 outline-edge' : 'text-muted',
                )}
                aria-current={value === interval ? 'true' : undefined}
                resetScroll={false}
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
      </div>
      {plans.length === 0 && <EmptyState meaning="none" title="Zurzeit lässt sich kein Tarif buchen." />}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-3">
        {shown.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            monthCents={pairs.find(({ year }) => year === plan)?.month?.netPriceCents}
            taxCategory={taxCategory}
            action={<PlanLink plan={plan} />}
          />
        ))}
      </div>
      <p className="mt-5 max-w-[80ch] text-sm text-muted">
        {trialDays > 0 && <>{trialDays}&nbsp;Tage kostenlos. Danach buchen wir </>}
        {trialDays > 0 ? '' : 'Wir buchen '}
        {interval === 'year' ? 'jährlich' : 'monatlich'} ab, bis Sie kündigen; das geht jederzeit zum Ende des
        Zeitraums. {pricesSentences[taxCategory]} Wer sich bewirbt, zahlt nichts.
      </p>
    </section>
  )
}

/** To the text; whoever is signed in already goes on to the order. */
function PlanLink({ plan }: { plan: Plan }) {
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
  return (
    <ButtonLink to="/stelle-ausschreiben" variant={variant} aria-label={`${plan.name}: Mit dem Text beginnen`}>
      Mit dem Text beginnen
    </ButtonLink>
  )
}
