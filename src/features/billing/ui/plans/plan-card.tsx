import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { TaxCategory } from '~/features/billing/invoice/document'
import { priceAdditions } from '~/features/billing/invoice/tax-text'
import { planIntervalLabels } from '~/features/billing/vocabulary'
import { formatCentsShort } from '~/lib/money/money'
import { Card } from '~/ui/card'
import { Chip } from '~/ui/chip'
import { classNames } from '~/ui/class-names'
import type { Plan } from '../../views'
import { planFeatures } from './plan-limits'

type PlanCardProps = {
  plan: Plan
  /** Of the same plan by month: a yearly price is shown per month, and compared. */
  monthCents: number | undefined
  taxCategory: TaxCategory
  action: ReactNode
}

/** One plan of the price list. */
export function PlanCard({ plan, monthCents, taxCategory, action }: PlanCardProps) {
  const isYear = plan.interval === 'year'
  const emphasis = plan.isRecommended ? 'border-accent outline-2 -outline-offset-1 outline-accent' : ''
  return (
    <Card as="section" padding="lg" className={classNames('flex flex-col', emphasis)}>
      <div className="flex items-center gap-3">
        <h3 className="text-2xl">{plan.name}</h3>
        {plan.isRecommended && <Chip tone="accent">Empfohlen</Chip>}
      </div>
      <p className="mt-1 text-sm text-muted">{plan.description}</p>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="num font-display text-[3.25rem] leading-none font-[760]">
          {formatCentsShort(plan.netPriceCents)}
        </span>
        <span className="text-sm text-muted">
          {planIntervalLabels[plan.interval]},
          <br />
          {priceAdditions[taxCategory]}
        </span>
      </p>
      {isYear && (
        <p className="num mt-2 text-sm text-muted">
          etwa {formatCentsShort(Math.round(plan.netPriceCents / 1200) * 100)} im Monat
          {monthCents !== undefined && savingText(plan.netPriceCents, monthCents)}
        </p>
      )}
      <ul className="my-6 grid gap-2.5 text-sm">
        {planFeatures(plan).map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check className="size-5 text-success" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">{action}</div>
    </Card>
  )
}

/** "statt 149 €": what twelve months cost otherwise says the rest. */
function savingText(yearCents: number, monthCents: number): string {
  const saved = monthCents * 12 - yearCents
  return saved > 0 ? `, ${formatCentsShort(saved)} weniger als monatlich` : ''
}
