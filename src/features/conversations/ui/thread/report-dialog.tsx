import { useState } from 'react'
import { REPORT_REASONS, type ReportReason, reportReasonLabels, type Side } from '~/features/conversations/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Dialog } from '~/ui/dialog/dialog'
import { useTries } from '~/ui/dialog/use-tries'
import { TextArea } from '~/ui/fields/text-area'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'

type Props = { messageId: string; side: Side; onClose: () => void }

export function ReportDialog({ messageId, side, onClose }: Props) {
  const trpc = useTRPC()
  const [id] = useState(() => uuidv7())
  const [reason, setReason] = useState<ReportReason | ''>('')
  const [details, setDetails] = useState('')
  const [hasTried, markTried] = useTries()
  useKeptTexts(`meldung ${messageId}`, {
    reason: { text: reason, bringBack: (kept) => setReason(reasonOf(kept)) },
    details: { text: details, bringBack: setDetails },
  })
  const report = useFormMutation(
    trpc.conversation.report.mutationOptions({ meta: { done: 'Meldung gesendet' }, onSuccess: onClose }),
  )
  const isCompany = side === 'company'
  function send() {
    markTried()
    if (reason !== '') report.mutate({ id, messageId, reason, details })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Nachricht melden"
      act={{ label: 'Meldung senden', isPending: report.isPending, onClick: send }}
    >
      <div className="grid gap-5">
        <RadioGroup
          label="Worum geht es?"
          value={reason}
          options={REPORT_REASONS.map((value) => ({ value, label: reportReasonLabels[value] }))}
          onChange={(value) => setReason(reasonOf(value))}
          error={
            hasTried && reason === ''
              ? isCompany
                ? 'Bitte wählen Sie einen Grund.'
                : 'Bitte wähle einen Grund.'
              : undefined
          }
        />
        <TextArea
          label="Was ist passiert?"
          isOptional
          rows={4}
          maxLength={2000}
          description="Unser Team liest die gemeldete Nachricht und diese Angaben."
          value={details}
          onChange={setDetails}
        />
      </div>
    </Dialog>
  )
}

function reasonOf(value: string): ReportReason | '' {
  return REPORT_REASONS.find((each) => each === value) ?? ''
}
