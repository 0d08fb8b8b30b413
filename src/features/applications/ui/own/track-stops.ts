import { type ApplicationStatus, isFinal } from '~/features/applications/lifecycle'
import { formatShortDay } from '~/lib/dates/dates'

export type TrackEvent = { toStatus: ApplicationStatus; createdAt: Date }

const STOPS: readonly ApplicationStatus[] = ['submitted', 'in_review', 'interview', 'offer', 'hired']

const ENDS = { rejected: 'stopped', withdrawn: 'left' } as const

/**
 * The stops of an application with the day each was reached. Where it was rejected or withdrawn, that is the stop after
 * the last one reached.
 */
export function trackOf(
  status: ApplicationStatus,
  events: readonly TrackEvent[],
  labels: Record<ApplicationStatus, string>,
) {
  // A later event within the same state (a new date, a name shown) is no stop.
  const steps = events.filter((event, index) => event.toStatus !== events[index - 1]?.toStatus)
  const reached = new Map(steps.map((event) => [event.toStatus, event.createdAt]))
  const end = status === 'rejected' || status === 'withdrawn' ? ENDS[status] : undefined
  const current = end ? STOPS.indexOf(lastStop(events)) + 1 : STOPS.indexOf(status)
  const stops = STOPS.map((stop, index) => {
    const shown = end && index === current ? status : stop
    const day = reached.get(shown)
    return { label: labels[shown], detail: day && index <= current ? formatShortDay(day) : undefined }
  })
  return { current, end, stops }
}

/** Nothing rejected or withdrawn was ever hired. */
function lastStop(events: readonly TrackEvent[]): ApplicationStatus {
  return events.findLast((event) => !isFinal(event.toStatus))?.toStatus ?? 'submitted'
}
