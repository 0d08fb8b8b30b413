import { interview } from '../workflow-table'

/** When and where people talk. */
export const appointmentColumns = {
  id: interview.id,
  mode: interview.mode,
  location: interview.location,
  durationMinutes: interview.durationMinutes,
  startsAt: interview.startsAt,
}

/** An invitation as both sides see it, with the times to choose from. */
export const interviewColumns = {
  ...appointmentColumns,
  status: interview.status,
  proposedTimes: interview.proposedTimes,
}
