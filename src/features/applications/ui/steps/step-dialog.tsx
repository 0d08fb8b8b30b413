import { useState } from 'react'
import { InviteDialog } from '../interviews/invite-dialog'
import { OfferDialog } from '../offers/offer-dialog'
import { ChangeDialog } from './change-dialog'
import { RejectDialog } from './reject-dialog'
import type { PlannedStep } from './step-target'

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
