import { useMutation } from '@tanstack/react-query'
import { BadgeCheck, Ban, RotateCcw } from 'lucide-react'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { useKeptChoice } from '~/ui/form/guard/use-kept-open'
import { tellOutcome } from '~/ui/toast/tell-outcome'
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
  const measure = useMutation(trpc.admin.measureCompanies.mutationOptions())
  async function run(reason: string) {
    const outcome = await measure.mutateAsync({ ids: rows.map(({ id }) => id), action: kind, reason })
    onClose()
    onDone()
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? 'Ohne Namen'
    tellOutcome({ ...outcome, noun: ['Unternehmen', 'Unternehmen'], verb: verbs[kind], nameOf })
  }
  const { title, effects, accept } = companyMeasureTexts[kind]
  return (
    <MeasureDialog
      about={kind}
      title={`${title}: ${rows.length} Unternehmen`}
      effects={`${effects} Jedes bekommt dieselbe Begründung.`}
      acceptLabel={accept}
      isDangerous={kind === 'suspend'}
      onClose={onClose}
      onSubmit={run}
    />
  )
}
