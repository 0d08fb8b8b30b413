import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApplicationStatus, companyStatusLabels } from '~/features/applications/lifecycle'
import { STEP_LABELS } from '~/features/applications/workflow/steps'
import { useTRPC } from '~/platform/client/trpc'
import { InviteDialog } from '../interviews/invite-dialog'
import { OfferDialog } from '../offers/offer-dialog'
import { WordsDialog } from '../words-dialog'
import { RejectDialog } from './reject-dialog'
import type { PlannedStep, StepTarget } from './step-target'

/** The right dialog for a step: a text for a rejection, times for an interview, a short message for all others. */
export function StepDialog({ step, onClose }: { step: PlannedStep; onClose: () => void }) {
  const [isElsewhere, setElsewhere] = useState(false)
  const [first] = step.applications
  if (!first) return null
  if (step.to === 'rejected') return <RejectDialog applications={step.applications} onClose={onClose} />
  if (step.to === 'interview') return <InviteDialog application={first} onClose={onClose} />
  if (step.to === 'offer' && !isElsewhere) {
    return <OfferDialog application={first} onClose={onClose} onOnlyStatus={() => setElsewhere(true)} />
  }
  return <ChangeDialog application={first} to={step.to} onClose={onClose} />
}

type Props = { application: StepTarget; to: ApplicationStatus; onClose: () => void }

/** A step with a short message. */
function ChangeDialog({ application, to, onClose }: Props) {
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
