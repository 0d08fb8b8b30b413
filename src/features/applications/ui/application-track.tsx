import { formatShortDay } from '~/lib/dates'
import { Track } from '~/ui/track'
import { type ApplicationSide, type ApplicationStatus, isFinal, statusLabels } from '../lifecycle'

type Event = { toStatus: ApplicationStatus; createdAt: Date }
type Props = {
  status: ApplicationStatus
  events: readonly Event[]
  /** Whose words the stops have. */
  side: ApplicationSide
}

const STOPS: readonly ApplicationStatus[] = ['submitted', 'in_review', 'interview', 'offer', 'hired']

/** Where an application stands, with the day it reached each stop; a rejection ends the track where it happened. */
export function ApplicationTrack({ status, events, side }: Props) {
  const labels = statusLabels[side]
  const reached = new Map(events.map((event) => [event.toStatus, event.createdAt]))
  const isEnded = status === 'rejected' || status === 'withdrawn'
  const lastStop = isEnded ? lastTrackStop(events) : status
  const current = Math.max(0, STOPS.indexOf(lastStop))
  return (
    <Track
      label={`Stand der Bewerbung: ${labels[status]}`}
      current={current}
      isEnded={isEnded}
      stops={STOPS.map((stop, index) => {
        const day = reached.get(stop)
        return {
          label: isEnded && index === current ? labels[status] : labels[stop],
          detail: day && index <= current ? formatShortDay(day) : undefined,
        }
      })}
    />
  )
}

function lastTrackStop(events: readonly Event[]): ApplicationStatus {
  return events.findLast((event) => !isFinal(event.toStatus))?.toStatus ?? 'submitted'
}
