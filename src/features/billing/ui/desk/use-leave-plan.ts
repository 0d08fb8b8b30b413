import { useMutation, useQueryClient } from '@tanstack/react-query'
import { afterCancelling } from '~/features/billing/subscription/cancelling'
import type { License } from '~/features/billing/subscription/license'
import { SESSION_KEY } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { confirm } from '~/ui/dialog/confirm'
import { toast } from '~/ui/toast/toast-store'

/** The result of a plan change, by the server's answer. */
export const changed = {
  now: 'Tarif gewechselt',
  later: 'Tarifwechsel vorgemerkt',
  kept: 'Es bleibt bei Ihrem Tarif',
  cancelled: 'Kündigung eingegangen',
  terminated: 'Kündigung eingegangen',
  reactivated: 'Ihr Tarif läuft weiter',
}

type LeavePlan = { subscription: { periodEnd: Date; next: object | null } | null; license: License; now: Date }

/** Cancelling the plan, after a question that says what it means, and taking that back. */
export function useLeavePlan({ subscription, license, now }: LeavePlan) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  async function onSuccess({ what }: { what: keyof typeof changed }) {
    await queryClient.invalidateQueries({ queryKey: SESSION_KEY })
    toast.success(changed[what])
  }
  const cancel = useMutation(trpc.billing.cancel.mutationOptions({ onSuccess }))
  const reactivate = useMutation(trpc.billing.reactivate.mutationOptions({ onSuccess }))
  async function askAndCancel() {
    if (!subscription) return
    const { periodEnd, next } = subscription
    const isSure = await confirm({
      title: 'Tarif kündigen?',
      message: `Ihr Tarif ${afterCancelling({ ...license, periodEnd }, now)}${next ? ' Der vorgemerkte Wechsel entfällt.' : ''}`,
      acceptLabel: 'Kündigen',
      rejectLabel: 'Tarif behalten',
      tone: 'danger',
    })
    if (isSure) cancel.mutate()
  }
  return {
    askAndCancel: () => void askAndCancel(),
    reactivate: () => reactivate.mutate(),
    isPending: cancel.isPending || reactivate.isPending,
  }
}
