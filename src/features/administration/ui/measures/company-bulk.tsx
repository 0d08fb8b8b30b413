import { useMutation } from '@tanstack/react-query'
import { BadgeCheck, Ban, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { useKeptChoice } from '~/ui/form/guard/use-kept-open'
import { tellOutcomeInForm } from '~/ui/toast/tell-outcome'
import type { CompanyRow } from '../../views'
import { companyMeasureTexts, MEASURE_KINDS, type MeasureKind } from './company-measures'
import { MeasureDialog } from './measure-dialog'

const verbs = {
  suspend: 'gesperrt',
  restore: 'wieder freigeschaltet',
  verify: 'verifiziert',
  unverify: 'nicht mehr verifiziert',
} satisfies Record<MeasureKind, string>

const actions = [
  {
    kind: 'verify',
    label: 'Verifizieren',
    icon: BadgeCheck,
    isAble: (row: CompanyRow) => row.profileId !== null && !row.verifiedAt,
  },
  { kind: 'restore', label: 'Sperre aufheben', icon: RotateCcw, isAble: (row: CompanyRow) => row.suspendedAt !== null },
  { kind: 'suspend', label: 'Sperren', icon: Ban, isAble: (row: CompanyRow) => row.suspendedAt === null },
] as const

/** Takes a measure against all selected companies that allow it, with one reason for all of them. */
export function CompanyBulk({ rows, onDone }: { rows: readonly CompanyRow[]; onDone: () => void }) {
  const [kind, setKind] = useKeptChoice('mittel-auswahl', MEASURE_KINDS)
  const chosen = actions.find((action) => action.kind === kind)
  async function choose(next: MeasureKind) {
    if (await ensureFresh()) setKind(next)
  }
  return (
    <>
      {actions
        .filter(({ isAble }) => rows.some(isAble))
        .map((action) => (
          <Button key={action.kind} variant="ghost" size="sm" onClick={() => void choose(action.kind)}>
            <action.icon aria-hidden="true" />
            {action.label}
          </Button>
        ))}
      {chosen && (
        <Measures kind={chosen.kind} rows={rows.filter(chosen.isAble)} onClose={() => setKind(null)} onDone={onDone} />
      )}
    </>
  )
}

type MeasuresProps = { kind: MeasureKind; rows: readonly CompanyRow[]; onClose: () => void; onDone: () => void }

function Measures({ kind, rows, onClose, onDone }: MeasuresProps) {
  const trpc = useTRPC()
  // Those that fail stay with the reason that was typed, also when the list knows more by then.
  const [left, setLeft] = useState(rows)
  const measure = useMutation(trpc.admin.measureCompanies.mutationOptions())
  async function run(reason: string) {
    const outcome = await measure.mutateAsync({ ids: left.map(({ id }) => id), action: kind, reason })
    const failed = new Set(outcome.failed.map(({ id }) => id))
    if (failed.size > 0) setLeft(left.filter(({ id }) => failed.has(id)))
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? 'Ohne Namen'
    tellOutcomeInForm({ ...outcome, noun: ['Unternehmen', 'Unternehmen'], verb: verbs[kind], nameOf })
    onClose()
    onDone()
  }
  const { title, effects, accept } = companyMeasureTexts[kind]
  return (
    <MeasureDialog
      about={kind}
      title={`${title}: ${left.length} Unternehmen`}
      effects={`${effects} Jedes bekommt dieselbe Begründung.`}
      acceptLabel={accept}
      isDangerous={kind === 'suspend'}
      onClose={onClose}
      onSubmit={run}
    />
  )
}
