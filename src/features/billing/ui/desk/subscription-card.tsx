import type { TaxCategory } from '~/features/billing/invoice/document'
import { priceAdditions } from '~/features/billing/invoice/tax-text'
import { type LicenseState, licenseStateLabels } from '~/features/billing/subscription/license'
import type { PlanInterval } from '~/features/billing/subscription/period'
import type { Standing } from '~/features/billing/subscription/standing'
import { goesOn } from '~/features/billing/subscription/standing-notice'
import { planIntervalLabels } from '~/features/billing/vocabulary'
import { formatDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Chip, type ChipTone } from '~/ui/chip'
import { FactList } from '~/ui/text/definition-list'

const tones = {
  none: 'mute',
  trial: 'info',
  active: 'success',
  past_due: 'warn',
  expired: 'error',
  suspended: 'error',
} satisfies Record<LicenseState, ChipTone>

type Priced = { name: string; netPriceCents: number; interval: PlanInterval }
type SubscriptionCardProps = {
  plan: Priced | null
  subscription: {
    periodEnd: Date
    cancelledAt: Date | null
    next: Priced | null
  } | null
  license: { state: LicenseState; validUntil: Date | null }
  taxCategory: TaxCategory
  standing: Standing
  now: Date
  can: { change: boolean; withdrawChange: boolean; cancel: boolean; reactivate: boolean }
  isPending: boolean
  onChange?: () => void
  onWithdrawChange?: () => void
  onCancel: () => void
  onReactivate: () => void
}

/** The plan with its price and dates, and its actions. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const {
    plan,
    subscription,
    license,
    taxCategory,
    standing,
    now,
    can,
    isPending,
    onChange,
    onWithdrawChange,
    onCancel,
    onReactivate,
  } = props
  const validUntil = dayOf(license.validUntil)
  const periodEnd = dayOf(subscription?.periodEnd)
  return (
    <Card as="section" padding="lg" aria-labelledby="tarif" className="flex flex-col">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="tarif" className="text-xl">
          {plan ? `Tarif ${plan.name}` : 'Kein Tarif gebucht'}
        </h2>
        <Chip tone={tones[license.state]}>{licenseStateLabels[license.state]}</Chip>
      </div>
      <FactList
        columns={2}
        facts={[
          { term: 'Preis', value: plan && priceOf(plan, taxCategory) },
          { term: 'Lizenz gültig bis', value: validUntil },
          { term: 'Laufender Zeitraum endet am', value: periodEnd === validUntil ? null : periodEnd },
          {
            term: 'Wie es weitergeht',
            value: goesOn({ standing, now, subscription: withNextAsText(subscription, taxCategory) }),
          },
        ]}
      />
      {(can.change || can.cancel || can.reactivate) && (
        <div className="mt-auto flex flex-wrap gap-2 pt-5">
          {can.change && (
            <Button variant="primary" size="sm" onClick={onChange}>
              Tarif wechseln
            </Button>
          )}
          {can.withdrawChange && (
            <Button variant="outline" size="sm" isPending={isPending} onClick={onWithdrawChange}>
              Vorgemerkten Wechsel aufheben
            </Button>
          )}
          {can.cancel && (
            <Button variant="outline" size="sm" isPending={isPending} onClick={onCancel}>
              Kündigen
            </Button>
          )}
          {can.reactivate && (
            <Button variant="primary" size="sm" isPending={isPending} onClick={onReactivate}>
              Kündigung zurücknehmen
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

function withNextAsText(subscription: SubscriptionCardProps['subscription'], taxCategory: TaxCategory) {
  if (!subscription) return null
  const { next } = subscription
  return { ...subscription, next: next && `${next.name}, ${priceOf(next, taxCategory)}` }
}

function priceOf({ netPriceCents, interval }: Priced, taxCategory: TaxCategory): string {
  return `${formatCents(netPriceCents)} ${planIntervalLabels[interval]}, ${priceAdditions[taxCategory]}`
}

function dayOf(date: Date | null | undefined): string | null {
  return date ? formatDay(date) : null
}
