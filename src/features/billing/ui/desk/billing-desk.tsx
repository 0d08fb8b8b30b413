import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { inferProcedureOutput } from '@trpc/server'
import type { Subscription } from '~/features/billing/subscription/engine'
import type { StandingNotice } from '~/features/billing/subscription/standing-notice'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { SESSION_KEY } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import type { AppRouter } from '~/server/root-router'
import { Dialog } from '~/ui/dialog/dialog'
import { useKeptChoice } from '~/ui/form/guard/use-kept-open'
import { toast } from '~/ui/toast/toast-store'
import type { Plan } from '../../views'
import { AccountForm } from '../order/account-form'
import { AddressForm } from '../order/address-form'
import { PlanChangeForm } from '../plans/plan-change-form'
import { AddressCard, MandateCard } from './billing-cards'
import { CreditNote } from './credit-note'
import { DebtNote } from './debt-note'
import { LicenseNote } from './license-note'
import { SubscriptionCard } from './subscription-card'
import { changed, useLeavePlan } from './use-leave-plan'

type Overview = NonNullable<inferProcedureOutput<AppRouter['billing']['overview']>>
type BillingDeskProps = { overview: Overview; plans: readonly Plan[]; notice: StandingNotice | null; now: Date }

/** Plan, account and address of a company for its admins, with actions, and what they must know first. */
export function BillingDesk({ overview, plans, notice, now }: BillingDeskProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useKeptChoice('tarif', ['plan', 'account', 'address'])
  const { plan, subscription, license, mandate, company, can, newMandate, tax, debts, credits, transferTo } = overview

  async function done(title: string) {
    await queryClient.invalidateQueries({ queryKey: SESSION_KEY })
    setDialog(null)
    toast.success(title)
  }
  const changePlan = useFormMutation(
    trpc.billing.changePlan.mutationOptions({ onSuccess: ({ what }) => done(changed[what]) }),
  )
  const leaving = useLeavePlan({ subscription, license, now })
  const withdrawChange = useMutation(
    trpc.billing.withdrawChange.mutationOptions({ onSuccess: ({ what }) => done(changed[what]) }),
  )
  const changeAccount = useFormMutation(
    trpc.billing.changeAccount.mutationOptions({ onSuccess: () => done('Neues Mandat erteilt') }),
  )
  const changeAddress = useFormMutation(
    trpc.billing.changeAddress.mutationOptions({ onSuccess: () => done('Anschrift gespeichert') }),
  )

  const isAboutDebts = transferTo !== null && (overview.standing === 'grace' || overview.standing === 'unpaid')

  return (
    <>
      {credits.length > 0 && <CreditNote credits={credits} />}
      {notice && !isAboutDebts && <LicenseNote notice={notice} />}
      {debts.length > 0 && transferTo && (
        <DebtNote debts={debts} transferTo={transferTo} notice={isAboutDebts ? notice : null} />
      )}
      <div
        className="grid gap-5"
        // As many side by side as fit: three would leave a hole next to a pair.
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))' }}
      >
        <SubscriptionCard
          plan={plan}
          subscription={subscription}
          license={license}
          taxCategory={tax.category}
          standing={overview.standing}
          now={now}
          can={can}
          isPending={leaving.isPending || withdrawChange.isPending}
          onChange={() => setDialog('plan')}
          onWithdrawChange={() => withdrawChange.mutate()}
          onCancel={leaving.askAndCancel}
          onReactivate={leaving.reactivate}
        />
        <MandateCard mandate={mandate} onChange={can.changeAccount ? () => setDialog('account') : null} />
        <AddressCard address={company} onChange={() => setDialog('address')} />
      </div>
      <Dialog isOpen={dialog === 'plan'} onClose={() => setDialog(null)} title="Tarif wechseln" size="lg">
        {plan && subscription && (
          <PlanChangeForm
            plans={plans}
            subscription={asBooked(plan, subscription)}
            tax={tax}
            onSave={(input) => changePlan.mutateAsync(input)}
          />
        )}
      </Dialog>
      <Dialog isOpen={dialog === 'account'} onClose={() => setDialog(null)} title="Konto ändern" size="lg">
        {newMandate && (
          <AccountForm
            isDialog
            mandateText={newMandate.text}
            onSave={(account) => changeAccount.mutateAsync(account)}
          />
        )}
      </Dialog>
      <Dialog isOpen={dialog === 'address'} onClose={() => setDialog(null)} title="Rechnungsanschrift" size="lg">
        <AddressForm known={company} onSave={(address) => changeAddress.mutateAsync(address)} />
      </Dialog>
    </>
  )
}

/** In the engine's form, so that the dialog shows what the server will do. */
function asBooked(
  { planId, netPriceCents, interval }: NonNullable<Overview['plan']>,
  subscription: NonNullable<Overview['subscription']>,
): Subscription {
  return { ...subscription, terms: { planId, netPriceCents, interval }, anchorAt: subscription.periodStart }
}
