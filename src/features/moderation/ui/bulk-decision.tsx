import { useMutation } from '@tanstack/react-query'
import { Gavel } from 'lucide-react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { tellOutcome } from '~/ui/toast/tell-outcome'
import type { ReportSubject } from '../report-addresses'
import type { DecisionFormInput } from '../schema'
import { DecisionForm } from './decision-form'

type Report = { id: string; subjectType: ReportSubject; subjectTitle: string }

/** One decision with one statement of reasons about all selected reports, as after a series of them about one scam. */
export function BulkDecision({ reports, onDone }: { reports: readonly Report[]; onDone: () => void }) {
  const [isOpen, setOpen] = useKeptOpen('gemeinsam-entscheiden')
  const trpc = useTRPC()
  const decide = useMutation(trpc.moderation.decideMany.mutationOptions())
  async function onDecide(input: DecisionFormInput) {
    const outcome = await decide.mutateAsync({ ...input, ids: reports.map(({ id }) => id) })
    setOpen(false)
    onDone()
    const nameOf = (id: string) => reports.find((report) => report.id === id)?.subjectTitle ?? id
    tellOutcome({ ...outcome, noun: ['Meldung', 'Meldungen'], verb: 'entschieden', nameOf })
  }
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        <Gavel aria-hidden="true" />
        Gemeinsam entscheiden
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={reports.length === 1 ? '1 Meldung entscheiden' : `${reports.length} Meldungen entscheiden`}
      >
        <DecisionForm subjectTypes={new Set(reports.map(({ subjectType }) => subjectType))} onDecide={onDecide} />
      </Dialog>
    </>
  )
}
