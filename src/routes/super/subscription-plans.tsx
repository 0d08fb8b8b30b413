import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ensureFresh, requireFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import type { SavePlanInput } from '~/features/billing/subscription/plan-schema'
import { PlanForm } from '~/features/billing/ui/plans/plan-form'
import { planIntervalLabels } from '~/features/billing/vocabulary'
import { formatCents } from '~/lib/money/money'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Chip } from '~/ui/chip'
import { confirm } from '~/ui/dialog/confirm'
import { Dialog } from '~/ui/dialog/dialog'
import { useKeptInput } from '~/ui/form/guard/use-kept-input'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { toast } from '~/ui/toast/toast-store'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/super/subscription-plans')({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.admin.plans.queryOptions()),
  head: () => ({ meta: [pageTitle('Tarife')] }),
  component: PlansPage,
})

type Plan = SavePlanInput & { bookings: number }

function PlansPage() {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data: plans } = useSuspenseQuery(trpc.admin.plans.queryOptions())
  /** The plan in the dialog, 'new', or null while it is closed. */
  const [edited, setEdited] = useState<Plan | 'new' | null>(null)
  useKeptInput('tarif', {
    read: () => (edited === 'new' ? 'new' : edited?.id),
    bringBack: (kept) => setEdited(kept === 'new' ? 'new' : (plans.find(({ id }) => id === kept) ?? null)),
  })
  const saving = trpc.admin.savePlan.mutationOptions({
    onSuccess: async () => {
      await queryClient.invalidateQueries(trpc.plan.pathFilter())
    },
  })
  const save = useFormMutation(saving)
  const offer = useMutation(saving)

  async function edit(plan: Plan | 'new') {
    if (await ensureFresh()) setEdited(plan)
  }

  async function changeStatus({ bookings: _bookings, ...plan }: Plan) {
    const isActive = plan.status === 'active'
    const isSure =
      !isActive ||
      (await confirm({
        title: `„${plan.name}“ archivieren?`,
        message: 'Dann kann ihn niemand mehr buchen. Wer ihn schon hat, behält ihn.',
        acceptLabel: 'Archivieren',
        rejectLabel: 'Abbrechen',
      }))
    if (isSure && (await ensureFresh())) offer.mutate({ ...plan, status: isActive ? 'archived' : 'active' })
  }

  return (
    <AppPage
      title="Tarife"
      crumb="Plattform"
      isWide
      actions={
        <Button onClick={() => void edit('new')}>
          <Plus aria-hidden="true" />
          Tarif anlegen
        </Button>
      }
    >
      <Table
        columnChoiceKey="tarife"
        caption="Tarife"
        columns={[
          ...columns,
          {
            ...actionsColumn,
            cell: (plan) => (
              <span className="flex justify-end gap-2">
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`${plan.name} bearbeiten`}
                  onClick={() => void edit(plan)}
                >
                  Bearbeiten
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${plan.name} ${plan.status === 'active' ? 'archivieren' : 'wieder anbieten'}`}
                  isPending={offer.isPending && offer.variables.id === plan.id}
                  onClick={() => void changeStatus(plan)}
                >
                  {plan.status === 'active' ? 'Archivieren' : 'Wieder anbieten'}
                </Button>
              </span>
            ),
          },
        ]}
        rows={plans}
        empty={<EmptyState meaning="start" title="Noch kein Tarif. Ohne Tarif kann kein Unternehmen buchen." />}
      />
      <Dialog
        isOpen={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === 'new' || edited === null ? 'Tarif anlegen' : 'Tarif bearbeiten'}
        size="lg"
      >
        <PlanForm
          plan={edited === 'new' ? null : edited}
          onSave={async (input) => {
            await requireFresh()
            await save.mutateAsync(input)
            setEdited(null)
            toast.success('Tarif gespeichert')
          }}
        />
      </Dialog>
    </AppPage>
  )
}

const columns: TableColumn<Plan>[] = [
  {
    id: 'name',
    header: 'Tarif',
    isPrimary: true,
    cell: (plan) => (
      <span className="block text-left">
        <span className="font-semibold">{plan.name}</span> {plan.isRecommended && <Chip tone="accent">Empfohlen</Chip>}
        <span className="block text-sm text-muted">{plan.description}</span>
      </span>
    ),
  },
  {
    id: 'price',
    header: 'Netto',
    align: 'right',
    cell: (plan) => (
      <span className="whitespace-nowrap">
        {formatCents(plan.netPriceCents)} {planIntervalLabels[plan.interval]}
      </span>
    ),
  },
  {
    id: 'postings',
    header: 'Aktive Stellen',
    isOffWhenNarrow: true,
    align: 'right',
    cell: (plan) => plan.maxActiveJobPostings ?? 'Unbegrenzt',
  },
  {
    id: 'members',
    header: 'Kollegen',
    isOffWhenNarrow: true,
    align: 'right',
    cell: (plan) => plan.maxMembers ?? 'Unbegrenzt',
  },
  {
    id: 'trial',
    header: 'Testphase',
    isOffWhenNarrow: true,
    align: 'right',
    cell: (plan) => `${plan.trialDays}\u00a0Tage`,
  },
  { id: 'bookings', header: 'Buchungen', isOffWhenNarrow: true, align: 'right', cell: (plan) => plan.bookings },
  {
    id: 'status',
    header: 'Status',
    cell: (plan) =>
      plan.status === 'active' ? <Chip tone="success">Buchbar</Chip> : <Chip tone="mute">Archiviert</Chip>,
  },
]
