import { pick } from '~/lib/pick'
import { interview } from '../workflow-table'

/** When and where people talk. */
export const appointmentColumns = pick(interview, 'id', 'mode', 'location', 'durationMinutes', 'startsAt')

/** An invitation as both sides see it, with the times to choose from. */
export const interviewColumns = {
  ...appointmentColumns,
  status: interview.status,
  proposedTimes: interview.proposedTimes,
}
