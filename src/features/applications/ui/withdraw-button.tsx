import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog/dialog'
import { TextArea } from '~/ui/text-area'
import { toast } from '~/ui/toast/toast-store'

type Props = { application: { id: string; companyName: string; jobTitle: string } }

/** Takes an application back, with a reason if the person wants to give one. */
export function WithdrawButton({ application }: Props) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const withdraw = useMutation(
    trpc.application.withdraw.mutationOptions({
      onSuccess: () => {
        toast.show({ severity: 'success', title: 'Bewerbung zurückgezogen', life: 5000 })
        setOpen(false)
      },
      onSettled: () => queryClient.invalidateQueries(trpc.application.pathFilter()),
    }),
  )
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Zurückziehen
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Bewerbung zurückziehen?"
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              Behalten
            </Button>
            <Button
              variant="danger"
              isPending={withdraw.isPending}
              onClick={() => withdraw.mutate({ applicationId: application.id, message: reason.trim() || null })}
            >
              Zurückziehen
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p className="text-sm">
            {application.companyName} bearbeitet deine Bewerbung als „{application.jobTitle}“ dann nicht weiter und wird
            benachrichtigt. Du kannst dich später neu bewerben.
          </p>
          <TextArea
            label="Grund"
            isOptional
            description="Das Unternehmen liest ihn."
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={setReason}
          />
        </div>
      </Dialog>
    </>
  )
}
