import { useMutation } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { Dialog } from '~/ui/dialog/dialog'
import { tellOutcomeInForm } from '~/ui/toast/tell-outcome'
import type { DecisionFormInput } from '../schema'
import type { Report } from '../views'
import { DecisionForm } from './decision-form'

type BulkDecisionProps = {
  reports: readonly Report[]
  /** The rest, when some were not decided: they stay with what was typed. */
  onLeft: (reports: readonly Report[]) => void
  onClose: () => void
}

/** One decision with one statement of reasons about several reports, as after a series of them about one scam. */
export function BulkDecision({ reports, onLeft, onClose }: BulkDecisionProps) {
  const trpc = useTRPC()
  const decide = useMutation(trpc.moderation.decideMany.mutationOptions())
  async function onDecide(input: DecisionFormInput) {
    const outcome = await decide.mutateAsync({ ...input, ids: reports.map(({ id }) => id) })
    const failed = new Set(outcome.failed.map(({ id }) => id))
    if (failed.size > 0) onLeft(reports.filter(({ id }) => failed.has(id)))
    const nameOf = (id: string) => reports.find((report) => report.id === id)?.subjectTitle ?? id
    tellOutcomeInForm({ ...outcome, noun: ['Meldung', 'Meldungen'], verb: 'entschieden', nameOf })
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={reports.length === 1 ? '1 Meldung entscheiden' : `${reports.length} Meldungen entscheiden`}
    >
      <DecisionForm subjectTypes={new Set(reports.map(({ subjectType }) => subjectType))} onDecide={onDecide} />
    </Dialog>
  )
}
