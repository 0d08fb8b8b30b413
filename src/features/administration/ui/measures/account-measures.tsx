import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import type { AccountRow } from '../../views'
import { MeasureDialog } from './measure-dialog'

/** Suspends or restores an account; the admin's identity is proved first. */
export function AccountAction({ row, onChoose }: { row: AccountRow; onChoose: () => void }) {
  const label = row.suspendedAt ? 'Sperre aufheben' : 'Sperren'
  async function choose() {
    if (await ensureFresh()) onChoose()
  }
  return (
    <Button variant="ghost" size="sm" aria-label={`${row.name}: ${label}`} onClick={() => void choose()}>
      {label}
    </Button>
  )
}

/** Asks for the reason and does it. */
export function AccountMeasure({ row, onClose }: { row: AccountRow; onClose: () => void }) {
  const trpc = useTRPC()
  const isSuspended = row.suspendedAt !== null
  const options = {
    meta: { done: isSuspended ? 'Sperre aufgehoben' : 'Konto gesperrt', about: row.name },
    onSuccess: onClose,
  }
  const suspend = useFormMutation(trpc.admin.suspendAccount.mutationOptions(options))
  const restore = useFormMutation(trpc.admin.restoreAccount.mutationOptions(options))
  return (
    <MeasureDialog
      about={row.id}
      title={isSuspended ? `Sperre von ${row.name} aufheben` : `Konto von ${row.name} sperren`}
      effects={
        isSuspended
          ? 'Die Person kann sich wieder anmelden und bekommt dazu eine E-Mail.'
          : 'Alle Anmeldungen enden sofort, eine neue ist nicht möglich. Daten und Bewerbungen bleiben erhalten.'
      }
      acceptLabel={isSuspended ? 'Sperre aufheben' : 'Sperren'}
      isDangerous={!isSuspended}
      onClose={onClose}
      onSubmit={(reason) => (isSuspended ? restore : suspend).mutateAsync({ id: row.id, reason })}
    />
  )
}
