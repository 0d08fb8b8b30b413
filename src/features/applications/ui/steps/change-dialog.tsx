import { useMutation } from '@tanstack/react-query'
import { type ApplicationStatus, companyStatusLabels } from '~/features/applications/lifecycle'
import { STEP_LABELS } from '~/features/applications/workflow/steps'
import { useTRPC } from '~/platform/client/trpc'
import { WordsDialog } from '../words-dialog'
import type { StepTarget } from './step-target'

type Props = { application: StepTarget; to: ApplicationStatus; onClose: () => void }

/** A step with a short message. */
export function ChangeDialog({ application, to, onClose }: Props) {
  const trpc = useTRPC()
  const change = useMutation(
    trpc.application.changeStatus.mutationOptions({
      meta: { done: `Status geändert: ${companyStatusLabels[to]}` },
      onSuccess: onClose,
    }),
  )
  return (
    <WordsDialog
      about={application.id}
      title={`${STEP_LABELS[to]}: ${application.name}`}
      label="Nachricht dazu"
      description="Geht als E-Mail hinaus und steht im Verlauf der Bewerbung."
      maxLength={4000}
      acceptLabel={STEP_LABELS[to]}
      isFromCompany
      isPending={change.isPending}
      onSend={(words) =>
        change.mutate({ applicationId: application.id, from: application.status, to, message: words || null })
      }
      onClose={onClose}
    />
  )
}
