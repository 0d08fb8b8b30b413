import { useMutation } from '@tanstack/react-query'
import { Ban, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { counted } from '~/lib/text/counted'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { useKeptChoice } from '~/ui/form/guard/use-kept-open'
import { tellOutcomeInForm } from '~/ui/toast/tell-outcome'
import type { AccountRow } from '../../views'
import { MeasureDialog } from './measure-dialog'

const NOUN = ['Konto', 'Konten'] as const
const KINDS = ['suspend', 'restore'] as const
type Kind = (typeof KINDS)[number]

/** Suspends or restores all selected accounts, with one reason for all of them. */
export function AccountBulk({ rows, onDone }: { rows: readonly AccountRow[]; onDone: () => void }) {
  const [kind, setKind] = useKeptChoice('mittel-auswahl', KINDS)
  const able = {
    suspend: rows.filter((row) => row.suspendedAt === null),
    restore: rows.filter((row) => row.suspendedAt !== null),
  }
  async function choose(next: Kind) {
    if (await ensureFresh()) setKind(next)
  }
  return (
    <>
      {able.suspend.length > 0 && (
        <Button variant="ghost" size="sm" onClick={() => void choose('suspend')}>
          <Ban aria-hidden="true" />
          Sperren
        </Button>
      )}
      {able.restore.length > 0 && (
        <Button variant="ghost" size="sm" onClick={() => void choose('restore')}>
          <RotateCcw aria-hidden="true" />
          Sperre aufheben
        </Button>
      )}
      {kind && <Measures kind={kind} rows={able[kind]} onClose={() => setKind(null)} onDone={onDone} />}
    </>
  )
}

type MeasuresProps = { kind: Kind; rows: readonly AccountRow[]; onClose: () => void; onDone: () => void }

function Measures({ kind, rows, onClose, onDone }: MeasuresProps) {
  const trpc = useTRPC()
  // Those that fail stay with the reason that was typed, also when the list knows more by then.
  const [left, setLeft] = useState(rows)
  const measure = useMutation(trpc.admin.measureAccounts.mutationOptions())
  const isSuspending = kind === 'suspend'
  async function run(reason: string) {
    const outcome = await measure.mutateAsync({ ids: left.map(({ id }) => id), action: kind, reason })
    const failed = new Set(outcome.failed.map(({ id }) => id))
    if (failed.size > 0) setLeft(left.filter(({ id }) => failed.has(id)))
    tellOutcomeInForm({
      ...outcome,
      noun: NOUN,
      verb: isSuspending ? 'gesperrt' : 'wieder freigeschaltet',
      nameOf: (id) => rows.find((row) => row.id === id)?.name ?? id,
    })
    onClose()
    onDone()
  }
  return (
    <MeasureDialog
      about={kind}
      title={
        isSuspending ? `${counted(left.length, NOUN)} sperren` : `Sperre von ${countedDative(left.length)} aufheben`
      }
      effects={
        isSuspending
          ? 'Alle Anmeldungen enden sofort, eine neue ist nicht möglich. Daten und Bewerbungen bleiben erhalten. Jede Person bekommt dieselbe Begründung.'
          : 'Die Personen können sich wieder anmelden und bekommen dazu eine E-Mail.'
      }
      acceptLabel={isSuspending ? 'Sperren' : 'Sperre aufheben'}
      isDangerous={isSuspending}
      onClose={onClose}
      onSubmit={run}
    />
  )
}

function countedDative(count: number): string {
  return count === 1 ? 'einem Konto' : `${count} Konten`
}
