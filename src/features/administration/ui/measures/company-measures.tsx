import { useMutation, useQuery } from '@tanstack/react-query'
import { BadgeCheck, Ban, Briefcase, Ellipsis, FastForward, Mail, Receipt, RotateCcw, ScrollText } from 'lucide-react'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { formatDay } from '~/lib/dates/dates'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Menu } from '~/ui/navigation/menu'
import { toast } from '~/ui/toast/toast-store'
import type { CompanyRow } from '../../views'
import { MeasureDialog } from './measure-dialog'

export const MEASURE_KINDS = ['suspend', 'restore', 'verify', 'unverify'] as const
export type MeasureKind = (typeof MEASURE_KINDS)[number]
type Measure = { kind: MeasureKind; row: CompanyRow }

/** What can be done with a company; the admin's identity is proved first. */
export function CompanyActions({ row, onChoose }: { row: CompanyRow; onChoose: (kind: MeasureKind) => void }) {
  async function choose(kind: MeasureKind) {
    if (await ensureFresh()) onChoose(kind)
  }
  const verification = row.verifiedAt
    ? { id: 'unverify', label: 'Verifizierung zurücknehmen', icon: BadgeCheck, onAction: () => void choose('unverify') }
    : { id: 'verify', label: 'Als verifiziert kennzeichnen', icon: BadgeCheck, onAction: () => void choose('verify') }
  const demo = useDemoTime(row)
  return (
    <Menu
      label={`Aktionen für ${row.name ?? 'Unternehmen ohne Namen'}`}
      variant="ghost"
      size="sm"
      isIcon
      items={[
        { id: 'invoices', label: 'Rechnungen', icon: Receipt, href: listOf('/super/invoices', row.id) },
        { id: 'postings', label: 'Stellen', icon: Briefcase, href: listOf('/super/job-postings', row.id) },
        ...(row.contactEmail
          ? [{ id: 'mails', label: 'E-Mails', icon: Mail, href: listOf('/super/mails', row.contactEmail) }]
          : []),
        { id: 'audit', label: 'Protokoll', icon: ScrollText, href: listOf('/super/audit', row.id) },
        'separator',
        { ...verification, isDisabled: row.profileId === null },
        ...demo,
        'separator',
        row.suspendedAt
          ? { id: 'restore', label: 'Sperre aufheben', icon: RotateCcw, onAction: () => void choose('restore') }
          : { id: 'suspend', label: 'Sperren', icon: Ban, tone: 'danger', onAction: () => void choose('suspend') },
      ]}
    >
      <Ellipsis aria-hidden="true" />
    </Menu>
  )
}

/** The link to another list with only what belongs to this company. */
function listOf(path: string, q: string): string {
  return `${path}?q=${encodeURIComponent(q)}`
}

/** In a demo nobody waits two weeks to see a grace end. */
function useDemoTime(row: CompanyRow) {
  const trpc = useTRPC()
  const { data: config } = useQuery(trpc.account.publicConfig.queryOptions())
  const pass = useMutation(
    trpc.admin.passTime.mutationOptions({
      onSuccess: ({ until }) => {
        toast.success(
          `${DEMO_DAYS}\u00a0Tage vorgespult`,
          `${row.name ?? 'Unternehmen ohne Namen'}: Die Abrechnung steht jetzt beim ${formatDay(until)}.`,
        )
      },
    }),
  )
  if (!config?.demo) return []
  async function run() {
    if (await ensureFresh()) pass.mutate({ id: row.id, days: DEMO_DAYS })
  }
  const label = `Abrechnung ${DEMO_DAYS}\u00a0Tage vorspulen (Demo)`
  return [{ id: 'pass-time', label, icon: FastForward, onAction: () => void run() }]
}
const DEMO_DAYS = 15

/** The label and effects of each measure. */
export const companyMeasureTexts = {
  suspend: {
    title: 'Unternehmen sperren',
    effects:
      'Alle im Unternehmen werden abgemeldet, die Stellen pausieren, die Lizenz ruht und die Unternehmensseite ist nicht mehr öffentlich. Alles lässt sich wieder aufheben.',
    accept: 'Sperren',
    done: 'Unternehmen gesperrt',
  },
  restore: {
    title: 'Sperre aufheben',
    effects: 'Lizenz, Stellen und Unternehmensseite kommen zurück, soweit ihre Laufzeit noch nicht vorbei ist.',
    accept: 'Sperre aufheben',
    done: 'Sperre aufgehoben',
  },
  verify: {
    title: 'Als verifiziert kennzeichnen',
    effects:
      'Das Zeichen erscheint auf der Unternehmensseite und an allen Stellen. Bitte schreiben Sie, was Sie geprüft haben.',
    accept: 'Verifizieren',
    done: 'Unternehmen verifiziert',
  },
  unverify: {
    title: 'Verifizierung zurücknehmen',
    effects: 'Das Zeichen verschwindet überall.',
    accept: 'Zurücknehmen',
    done: 'Verifizierung zurückgenommen',
  },
} as const satisfies Record<MeasureKind, unknown>

/** Asks for the reason and does it. */
export function CompanyMeasure({ measure: { kind, row }, onClose }: { measure: Measure; onClose: () => void }) {
  const trpc = useTRPC()
  const options = {
    meta: { done: companyMeasureTexts[kind].done, about: row.name ?? undefined },
    onSuccess: onClose,
  }
  const suspend = useFormMutation(trpc.admin.suspendCompany.mutationOptions(options))
  const restore = useFormMutation(trpc.admin.restoreCompany.mutationOptions(options))
  const verify = useFormMutation(trpc.admin.verifyCompany.mutationOptions(options))
  function run(reason: string) {
    const input = { id: row.id, reason }
    if (kind === 'suspend') return suspend.mutateAsync(input)
    if (kind === 'restore') return restore.mutateAsync(input)
    return verify.mutateAsync({ ...input, isVerified: kind === 'verify' })
  }
  const { title, effects, accept } = companyMeasureTexts[kind]
  return (
    <MeasureDialog
      about={`${kind} ${row.id}`}
      title={`${title}: ${row.name ?? 'ohne Namen'}`}
      effects={effects}
      acceptLabel={accept}
      isDangerous={kind === 'suspend'}
      onClose={onClose}
      onSubmit={run}
    />
  )
}
