import { parseDay } from '~/lib/dates/date-entry'
import { choiceParam, flagParam, type ReadParam, searchParams } from '~/lib/search-params'

/** A day far enough from the ends of what a calendar can show. */
const dayParam: ReadParam<string> = (raw) => {
  const day = typeof raw === 'string' && /^20\d\d-/.test(raw) ? parseDay(raw) : null
  return day ?? undefined
}

/** What the address of "Gespräche" says: the day, week or day, only one's own, and whether new slots are being made. */
export const readInterviewsSearch = searchParams({
  tag: dayParam,
  ansicht: choiceParam(['woche', 'tag']),
  meine: flagParam,
  neu: flagParam,
})
export type InterviewsSearch = ReturnType<typeof readInterviewsSearch>
