import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { requireFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { OperatorAccountNote } from '~/features/billing/ui/operator-account-note'
import { OperatorForm } from '~/features/billing/ui/operator-form'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { toast } from '~/ui/toast/toast-store'
import { pageTitle } from '../-page'

export const Route = createFileRoute('/super/operator')({
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.ensureQueryData(context.trpc.operator.get.queryOptions()),
      context.queryClient.ensureQueryData(context.trpc.operator.accountChange.queryOptions()),
    ]),
  head: () => ({ meta: [pageTitle('Betreiber')] }),
  component: OperatorPage,
})

function OperatorPage() {
  const trpc = useTRPC()
  const { data: known } = useSuspenseQuery(trpc.operator.get.queryOptions())
  const save = useFormMutation(
    trpc.operator.save.mutationOptions({
      onSuccess: ({ isWaiting }) => {
        const message = isWaiting ? 'Das neue Konto gilt, sobald eine zweite Person es freigibt.' : undefined
        toast.success('Betreiberdaten gespeichert', message)
      },
    }),
  )
  return (
    <AppPage title="Betreiber" crumb="Plattform">
      {!known && (
        <Note tone="warn" className="mb-6" title="Noch kann niemand etwas buchen">
          Ohne diese Angaben gibt es keine Rechnung, kein Lastschriftmandat und kein vollständiges Impressum.
        </Note>
      )}
      {known && !known.vatId && (
        <Note tone="warn" className="mb-6" title="Unternehmen im EU-Ausland können nicht buchen">
          Rechnungen dorthin brauchen Ihre USt-IdNr., auch bei Kleinunternehmern (§&nbsp;14a UStG). Sie bekommen sie
          beim Bundeszentralamt für Steuern.
        </Note>
      )}
      <OperatorAccountNote />
      <OperatorForm
        key={known?.version ?? 0}
        known={known}
        onSave={async (values) => {
          await requireFresh()
          await save.mutateAsync({ values, version: known?.version ?? null })
        }}
      />
    </AppPage>
  )
}
