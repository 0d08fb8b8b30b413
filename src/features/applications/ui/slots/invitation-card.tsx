import { unbroken } from '~/lib/text/unbroken'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { TitleText } from '~/ui/text/title-text'
import type { OwnApplication, OwnInterview } from '../../views'
import { DeclineDialog } from '../interviews/decline-dialog'
import { freeSlots, SlotChoice } from './slot-choice'

type InvitationCardProps = { application: OwnApplication; interview: OwnInterview }

/** On an overview: an invitation with free slots, picked right there. */
export function InvitationCard({ application, interview }: InvitationCardProps) {
  const [isDeclining, setDeclining] = useKeptOpen(`termine-${interview.id}`)
  const id = `wann-${interview.id}`
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        Wann passt dir das Gespräch?
      </h2>
      <p className="mb-3 text-sm text-muted wrap-anywhere">
        {unbroken(application.companyName)}, <TitleText title={application.jobTitle} />
      </p>
      <SlotChoice interview={interview} />
      <p className="mt-3 text-center text-sm text-muted">
        <Button variant="ghost" size="sm" onClick={() => setDeclining(true)}>
          Keiner passt
        </Button>{' '}
        Ein Tipp sagt zu, der Termin kommt mit der E-Mail in deinen Kalender.
      </p>
      {isDeclining && <DeclineDialog interview={interview} onClose={() => setDeclining(false)} />}
    </Card>
  )
}

/** The invitation of an application that waits for a slot to be picked; null when there is none. */
export function openSlotInvitation({ interview }: OwnApplication): OwnInterview | null {
  return interview?.status === 'proposed' && freeSlots(interview) > 0 ? interview : null
}
