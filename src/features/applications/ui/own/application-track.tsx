import { type ApplicationSide, type ApplicationStatus, statusLabels } from '~/features/applications/lifecycle'
import { Track } from '~/ui/track'
import { type TrackEvent, trackOf } from './track-stops'

type Props = {
  status: ApplicationStatus
  events: readonly TrackEvent[]
  /** Which side's labels the stops have. */
  side: ApplicationSide
}

/** The position of an application, with the day it reached each stop; a rejection or a withdrawal ends the track where it happened. */
export function ApplicationTrack({ status, events, side }: Props) {
  return (
    <Track
      label={`Status der Bewerbung: ${statusLabels[side][status]}`}
      {...trackOf(status, events, statusLabels[side])}
    />
  )
}
