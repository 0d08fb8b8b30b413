import { inLanes } from '~/features/applications/workflow/calendar-lanes'
import { formatLongDay, toIsoDay, toWallClock } from '~/lib/dates/dates'
import { dayAfter, weekdayOf } from '~/lib/dates/days'
import { startOfDay } from '~/lib/dates/weeks'
import { classNames } from '~/ui/class-names'
import type { CalendarSlot } from '../../views'
import { CalendarEntry, type Entry, endOf } from './calendar-entry'

type CalendarDaysProps = {
  /** The first day, `YYYY-MM-DD`. */
  day: string
  days: 1 | 7
  entries: readonly Entry[]
  now: Date
  onOpen: (slot: CalendarSlot) => void
}

const WEEKDAY_NAMES = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']
/** Hours that are always shown. */
const [MORNING, EVENING] = [8, 18]

/**
 * The days side by side on a scale of hours, from large screens on; on small ones one list below the other. Arrow up and
 * down move between the entries of a day, left and right to the neighbouring day.
 */
export function CalendarDays({ day, days, entries, now, onOpen }: CalendarDaysProps) {
  const byDay = Map.groupBy(entries, ({ startsAt }) => toIsoDay(startsAt))
  const all = Array.from({ length: days }, (_, index) => dayAfter(day, index))
  // A weekend without anything takes no space.
  const shown = days === 1 ? all : all.filter((each) => weekdayOf(each) < 6 || byDay.has(each))
  const first = Math.min(MORNING, ...entries.map(({ startsAt }) => Math.floor(hourOf(startsAt))))
  const last = Math.max(EVENING, ...entries.map((entry) => Math.ceil(endHourOf(entry))))
  const hours = Array.from({ length: last - first }, (_, index) => first + index)
  const today = toIsoDay(now)
  return (
    <div data-calendar className="lg:grid lg:grid-cols-[3rem_minmax(0,1fr)]">
      <div aria-hidden="true" className="num hidden pt-12 text-xs text-muted lg:block">
        {hours.map((hour) => (
          <p key={hour} className="h-16 -translate-y-2">
            {hour}:00
          </p>
        ))}
      </div>
      <div
        className="grid gap-5 lg:grid-cols-[repeat(var(--days),minmax(0,1fr))] lg:gap-0"
        style={{ '--days': shown.length }}
      >
        {shown.map((each) => {
          const own = byDay.get(each) ?? []
          return (
            <section
              key={each}
              data-day={each}
              aria-labelledby={`tag-${each}`}
              className={classNames('min-w-0 lg:border-l lg:border-line', each < today && 'max-lg:hidden')}
            >
              <h3
                id={`tag-${each}`}
                className={classNames(
                  'mb-2 text-sm lg:mb-0 lg:h-12 lg:px-2',
                  each === today ? 'font-bold' : 'font-semibold',
                )}
              >
                {WEEKDAY_NAMES[weekdayOf(each) - 1]}
                <span className="num block text-xs font-normal text-muted">
                  {formatLongDay(startOfDay(each))}
                  {each === today && ', heute'}
                </span>
              </h3>
              {own.length === 0 && <p className="text-sm text-muted lg:sr-only">Nichts geplant</p>}
              <ul
                className="grid gap-2 lg:relative lg:block lg:h-[calc(var(--hours)*4rem)] lg:bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] lg:bg-[length:100%_4rem]"
                style={{ '--hours': hours.length }}
              >
                {inLanes(own).map(({ entry, lane, lanes }) => (
                  <li
                    key={entry.id}
                    className="lg:absolute lg:top-[calc(var(--from)*4rem)] lg:left-[calc(var(--lane)*100%/var(--lanes))] lg:h-[calc(var(--long)*4rem)] lg:w-[calc(100%/var(--lanes))] lg:p-px lg:focus-within:z-10 lg:focus-within:h-auto lg:focus-within:min-h-[calc(var(--long)*4rem)] lg:focus-within:min-w-44 lg:hover:z-10 lg:hover:h-auto lg:hover:min-h-[calc(var(--long)*4rem)] lg:hover:min-w-44"
                    style={{
                      '--from': hourOf(entry.startsAt) - first,
                      '--long': Math.max(entry.durationMinutes / 60, 0.5),
                      '--lane': lane,
                      '--lanes': lanes,
                    }}
                  >
                    <CalendarEntry entry={entry} isNarrow={days === 7 && lanes > 1} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </div>
  )
}

/** Hours since midnight on German clocks. */
function hourOf(moment: Date): number {
  const [hours = 0, minutes = 0] = toWallClock(moment).slice(11).split(':').map(Number)
  return hours + minutes / 60
}

function endHourOf(entry: Entry): number {
  const end = hourOf(endOf(entry))
  return end < hourOf(entry.startsAt) ? 24 : end
}
