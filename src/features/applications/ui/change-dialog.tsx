import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog/dialog'
import { TextArea } from '~/ui/text-area'
import { toast } from '~/ui/toast/toast-store'
import { type ApplicationStatus, applicationStatusLabels } from '../lifecycle'
import { STEP_LABELS } from '../steps'
import type { StepTarget } from './step-target'

type Props = { application: StepTarget; to: ApplicationStatus; onClose: () => void }

/** A step with a few words that go out with it. */
export function ChangeDialog({ application, to, onClose }: Props) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [message, setMessage] = useState('')
  const change = useMutation(
    trpc.application.changeStatus.mutationOptions({
      onSuccess: () => {
        toast.show({ severity: 'success', title: `Stand geändert: ${applicationStatusLabels[to]}`, life: 5000 })
        onClose()
      },
      // Also after a conflict: what the screen shows is then out of date.
      onSettled: () => queryClient.invalidateQueries(trpc.application.pathFilter()),
    }),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${STEP_LABELS[to]}: ${application.name}`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Abbrechen
          </Button>
          <Button
            variant="primary"
            isPending={change.isPending}
            onClick={() =>
              change.mutate({
                applicationId: application.id,
                from: application.status,
                to,
                message: message.trim() || null,
              })
            }
          >
            {STEP_LABELS[to]}
          </Button>
        </>
      }
    >
      <TextArea
        label="Nachricht dazu"
        isOptional
        description="Geht als E-Mail hinaus und steht im Verlauf der Bewerbung."
        rows={8}
        maxLength={4000}
        value={message}
        onChange={setMessage}
      />
    </Dialog>
  )
}
