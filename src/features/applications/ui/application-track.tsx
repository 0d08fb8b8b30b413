import { formatShortDay } from '~/lib/dates'
import { Track } from '~/ui/track'
import { type ApplicationStatus, applicationStatusLabels, isFinal } from '../lifecycle'

type Event = { toStatus: ApplicationStatus; createdAt: Date }

const STOPS: readonly ApplicationStatus[] = ['submitted', 'in_review', 'interview', 'offer', 'hired']

/** Where an application stands, with the day it reached each stop; a rejection ends the track where it happened. */
export function ApplicationTrack({ status, events }: { status: ApplicationStatus; events: readonly Event[] }) {
  const reached = new Map(events.map((event) => [event.toStatus, event.createdAt]))
  const isEnded = status === 'rejected' || status === 'withdrawn'
  const lastStop = isEnded ? lastTrackStop(events) : status
  const current = Math.max(0, STOPS.indexOf(lastStop))
  return (
    <Track
      label={`Stand der Bewerbung: ${applicationStatusLabels[status]}`}
      current={current}
      isEnded={isEnded}
      stops={STOPS.map((stop, index) => {
        const day = reached.get(stop)
        return {
          label: isEnded && index === current ? applicationStatusLabels[status] : applicationStatusLabels[stop],
          detail: day && index <= current ? formatShortDay(day) : undefined,
        }
      })}
    />
  )
}

function lastTrackStop(events: readonly Event[]): ApplicationStatus {
  return events.findLast((event) => !isFinal(event.toStatus))?.toStatus ?? 'submitted'
}
