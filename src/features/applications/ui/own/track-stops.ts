import { type ApplicationStatus, isFinal } from '~/features/applications/lifecycle'
import { formatShortDay } from '~/lib/dates/dates'

export type TrackEvent = { toStatus: ApplicationStatus; createdAt: Date }

const STOPS: readonly ApplicationStatus[] = ['submitted', 'in_review', 'interview', 'offer', 'hired']

/**
 * The stops of an application with the day each was reached. A rejected or withdrawn one ends at its last stop, with
 * that label and the day it ended.
 */
export function trackOf(
  status: ApplicationStatus,
  events: readonly TrackEvent[],
  labels: Record<ApplicationStatus, string>,
) {
  // A later event within the same state (a new date, a name shown) is no stop.
  const steps = events.filter((event, index) => event.toStatus !== events[index - 1]?.toStatus)
  const reached = new Map(steps.map((event) => [event.toStatus, event.createdAt]))
  const isEnded = status === 'rejected' || status === 'withdrawn'
  const last = isEnded ? lastStop(events) : status
  const current = Math.max(0, STOPS.indexOf(last))
  const stops = STOPS.map((stop, index) => {
    const shown = isEnded && index === current ? status : stop
    const day = reached.get(shown)
    return { label: labels[shown], detail: day && index <= current ? formatShortDay(day) : undefined }
  })
  return { current, isEnded, stops }
}

function lastStop(events: readonly TrackEvent[]): ApplicationStatus {
  return events.findLast((event) => !isFinal(event.toStatus))?.toStatus ?? 'submitted'
}
