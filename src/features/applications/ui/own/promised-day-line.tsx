import { formatShortDay } from '~/lib/dates/dates'
import { Chip } from '~/ui/chip'
import type { OwnApplication } from '../../views'
import { promisedDay } from './promised-day'

/** "Antwort bis 20. Nov., +3 Tage": the promised day as on a timetable; nothing once there is an answer. */
export function PromisedDayLine({ application, now }: { application: OwnApplication; now: Date }) {
  const promised = promisedDay(application, now)
  if (!promised) return null
  const { dueAt, firstDueAt, delay, tone } = promised
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>
        Antwort bis <strong className="num font-semibold">{formatShortDay(dueAt)}</strong>
        {firstDueAt && (
          <>
            , zuerst <s className="num text-muted">{formatShortDay(firstDueAt)}</s>
          </>
        )}
      </span>
      <Chip tone={tone}>{delay}</Chip>
    </p>
  )
}
