import type { inferProcedureOutput } from '@trpc/server'
import type { AppRouter } from '~/server/root-router'
import { DebtNote } from './debt-note'
import { SubscriptionCard } from './subscription-card'
import { useLeavePlan } from './use-leave-plan'

type Held = NonNullable<inferProcedureOutput<AppRouter['billing']['start']>['held']>

/** Debts and the way out of a plan for admins who have no mandate, and therefore reach no other page. */
export function HeldPlan({ held, now }: { held: Held; now: Date }) {
  const { debts, transferTo, plan, subscription, license, standing, taxCategory, can } = held
  const { askAndCancel, reactivate, isPending } = useLeavePlan({ subscription, license, now })
  return (
    <div className="mb-6 max-w-2xl">
      {debts.length > 0 && transferTo && <DebtNote debts={debts} transferTo={transferTo} notice={null} />}
      {plan && (
        <SubscriptionCard
          {...{ plan, subscription, license, taxCategory, standing, now, isPending }}
          can={{ ...can, change: false, withdrawChange: false }}
          onCancel={askAndCancel}
          onReactivate={reactivate}
        />
      )}
    </div>
  )
}
