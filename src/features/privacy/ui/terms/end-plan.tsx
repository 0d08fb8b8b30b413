import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatIsoDay } from '~/lib/dates/dates'
import { dayAfter } from '~/lib/dates/days'
import { SESSION_KEY } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { confirm } from '~/ui/dialog/confirm'

/** Ends the company's plan because the terms change. `endsOn`: the first day without it. */
export function EndPlan({ version, endsOn }: { version: number; endsOn: string }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const last = formatIsoDay(dayAfter(endsOn, -1))
  const terminate = useMutation(
    trpc.terms.terminate.mutationOptions({
      meta: { done: 'Kündigung eingegangen' },
      onSettled: async () => {
        await queryClient.invalidateQueries(trpc.billing.pathFilter())
        await queryClient.invalidateQueries({ queryKey: SESSION_KEY })
        await queryClient.invalidateQueries(trpc.terms.pathFilter())
      },
    }),
  )

  async function ask() {
    const isSure = await confirm({
      title: 'Tarif wegen der neuen Fassung kündigen?',
      message: `Ihr Tarif läuft bis einschließlich ${last}. Danach pausieren Ihre Stellen. Was für die Zeit danach berechnet ist, heben wir auf; Bezahltes zahlen wir zurück oder verrechnen es. Zurücknehmen lässt sich das nicht, neu buchen jederzeit.`,
      acceptLabel: 'Kündigen',
      rejectLabel: 'Tarif behalten',
      tone: 'danger',
    })
    if (isSure) terminate.mutate({ version })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-sm">Wegen der neuen Fassung geht es auch früher, bevor sie für Sie gilt:</p>
      <Button size="sm" variant="outline" isPending={terminate.isPending} onClick={() => void ask()}>
        Tarif zum {last} kündigen
      </Button>
    </div>
  )
}
