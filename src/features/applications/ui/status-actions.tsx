import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog/dialog'
import { TextArea } from '~/ui/text-area'
import { toast } from '~/ui/toast/toast-store'
import { useFocusRescue } from '~/ui/use-focus-rescue'
import { type ApplicationStatus, applicationStatusLabels, isStepBack } from '../lifecycle'

type Application = {
  id: string
  status: ApplicationStatus
  jobTitle: string
  name: string
  moveTo: ApplicationStatus[]
}

const ACTION_LABELS = {
  submitted: 'Auf „Gesendet“ setzen',
  in_review: 'In Prüfung nehmen',
  interview: 'Zum Gespräch einladen',
  offer: 'Angebot machen',
  hired: 'Zusagen',
  rejected: 'Absagen',
  withdrawn: 'Zurückziehen',
} satisfies Record<ApplicationStatus, string>

/** What a company can do with an application now; each step asks for the words that go out with it. */
export function StatusActions({ application }: { application: Application }) {
  const [target, setTarget] = useState<ApplicationStatus | null>(null)
  const group = useRef<HTMLElement>(null)
  useFocusRescue(group, application.status)
  const forward = application.moveTo.filter((to) => to !== 'rejected' && !isStepBack(application.status, to))
  const back = application.moveTo.find((to) => isStepBack(application.status, to))
  return (
    <section ref={group} aria-label="Nächster Schritt" tabIndex={-1} className="flex flex-wrap gap-2">
      {forward.map((to, index) => (
        <Button key={to} size="sm" variant={index === 0 ? 'primary' : 'outline'} onClick={() => setTarget(to)}>
          {ACTION_LABELS[to]}
        </Button>
      ))}
      {application.moveTo.includes('rejected') && (
        <Button size="sm" variant="ghost" onClick={() => setTarget('rejected')}>
          {ACTION_LABELS.rejected}
        </Button>
      )}
      {back && (
        <Button size="sm" variant="ghost" onClick={() => setTarget(back)}>
          Zurück zu „{applicationStatusLabels[back]}“
        </Button>
      )}
      {target && <ChangeDialog key={target} application={application} to={target} onClose={() => setTarget(null)} />}
    </section>
  )
}

function ChangeDialog({
  application,
  to,
  onClose,
}: {
  application: Application
  to: ApplicationStatus
  onClose: () => void
}) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [message, setMessage] = useState(() => suggestedWords(application, to))
  const change = useMutation(
    trpc.application.changeStatus.mutationOptions({
      onSuccess: async () => {
        toast.show({ severity: 'success', title: `Stand geändert: ${applicationStatusLabels[to]}`, life: 5000 })
        onClose()
      },
      // Also after a conflict: what the screen shows is then out of date.
      onSettled: () => queryClient.invalidateQueries(trpc.application.pathFilter()),
    }),
  )
  const isRejection = to === 'rejected'
  const isMissing = isRejection && message.trim() === ''
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${ACTION_LABELS[to]}: ${application.name}`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Abbrechen
          </Button>
          <Button
            variant={isRejection ? 'danger' : 'primary'}
            isPending={change.isPending}
            aria-disabled={isMissing || undefined}
            onClick={() =>
              change.mutate({
                applicationId: application.id,
                from: application.status,
                to,
                message: message.trim() || null,
              })
            }
          >
            {isRejection ? 'Absage senden' : ACTION_LABELS[to]}
          </Button>
        </>
      }
    >
      <TextArea
        label={isRejection ? 'Text der Absage' : 'Nachricht dazu'}
        isOptional={!isRejection}
        description="Geht als E-Mail hinaus und steht im Verlauf der Bewerbung."
        rows={8}
        maxLength={4000}
        value={message}
        onChange={setMessage}
        error={isMissing ? 'Eine Absage geht immer mit einem Text hinaus.' : undefined}
      />
    </Dialog>
  )
}

/** A friendly start that a person reads over before it goes out. */
function suggestedWords({ name, jobTitle }: Application, to: ApplicationStatus): string {
  if (to === 'rejected') {
    return `Guten Tag ${name},\n\nvielen Dank für Ihre Bewerbung als „${jobTitle}“ und die Zeit, die Sie hineingesteckt haben. Wir haben uns für eine andere Person entschieden, deren Erfahrung näher an dieser Stelle liegt.\n\nFür Ihren weiteren Weg wünschen wir Ihnen alles Gute.`
  }
  if (to === 'interview') {
    return `Guten Tag ${name},\n\nIhre Bewerbung als „${jobTitle}“ hat uns gefallen. Wir möchten Sie gern kennenlernen. Wann passt es Ihnen in den nächsten Tagen?`
  }
  return ''
}
