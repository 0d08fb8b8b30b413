import { inLanes } from '~/features/applications/workflow/calendar-lanes'
import { formatLongDay, formatShortDay, toIsoDay, toWallClock } from '~/lib/dates/dates'
import { dayAfter, weekdayOf } from '~/lib/dates/days'
import { startOfDay } from '~/lib/dates/weeks'
import { classNames } from '~/ui/class-names'
import type { CalendarSlot } from '../../views'
import { CalendarEntry, type Entry, endOf } from './calendar-entry'
import { linesFor } from './calendar-lines'

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
 * The days side by side on a scale of hours, where there is room for names; else one list below the other, in columns
 * on a tablet. Arrow up and down move between the entries of a day, left and right to the neighbouring day.
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
  const placed = new Map(shown.map((each) => [each, inLanes(byDay.get(each) ?? [])]))
  const lanesOfDays = [...placed.values()].map(mostLanes)
  const { columns, hourHeight } = roomFor(lanesOfDays)
  const isCrowded = Math.max(...lanesOfDays) > 1
  return (
    <div
      data-calendar
      className="xl:grid xl:grid-cols-[3rem_minmax(0,1fr)] xl:relative xl:overflow-x-auto"
      style={{ '--hour': `${hourHeight}rem`, '--columns': columns }}
    >
      <div aria-hidden="true" className="num hidden pt-12 text-xs text-muted xl:block">
        {hours.map((hour) => (
          <p key={hour} className="h-(--hour) -translate-y-2">
            {hour}:00
          </p>
        ))}
      </div>
      <div className="grid gap-5 xl:grid-cols-(--columns) xl:gap-0">
        {shown.map((each) => {
          const own = byDay.get(each) ?? []
          return (
            <section
              key={each}
              data-day={each}
              aria-labelledby={`tag-${each}`}
              className={classNames('min-w-0 xl:border-l xl:border-line', each < today && 'max-xl:hidden')}
            >
              <h3
                id={`tag-${each}`}
                className={classNames(
                  'mb-2 text-sm xl:mb-0 xl:h-12 xl:px-1',
                  each === today ? 'font-bold' : 'font-semibold',
                )}
              >
                {WEEKDAY_NAMES[weekdayOf(each) - 1]}
                <span className="num block text-xs font-normal text-muted">
                  {days === 1 ? formatLongDay(startOfDay(each)) : formatShortDay(startOfDay(each))}
                  {each === today && ', heute'}
                </span>
              </h3>
              {own.length === 0 && <p className="text-sm text-muted xl:sr-only">Nichts geplant</p>}
              <ul
                className="grid gap-2 md:max-xl:block md:max-xl:columns-[14rem] md:max-xl:gap-2 md:max-xl:*:mb-2 md:max-xl:*:break-inside-avoid xl:relative xl:block xl:h-[calc(var(--hours)*var(--hour))] xl:bg-[linear-gradient(var(--color-line)_1px,transparent_1px)] xl:bg-[length:100%_var(--hour)]"
                style={{ '--hours': hours.length }}
              >
                {(placed.get(each) ?? []).map(({ entry, lane, lanes }) => (
                  <li
                    key={entry.id}
                    className="group xl:absolute xl:top-[calc(var(--from)*var(--hour))] xl:left-[calc(var(--lane)*100%/var(--lanes))] xl:h-[calc(var(--long)*var(--hour))] xl:w-[calc(100%/var(--lanes))] xl:p-px xl:focus-within:z-10 xl:focus-within:h-auto xl:focus-within:min-h-[calc(var(--long)*var(--hour))] xl:focus-within:min-w-44 xl:hover:z-10 xl:hover:h-auto xl:hover:min-h-[calc(var(--long)*var(--hour))] xl:hover:min-w-44"
                    style={{
                      '--from': hourOf(entry.startsAt) - first,
                      '--long': Math.max(entry.durationMinutes / 60, 0.5),
                      '--lane': lane,
                      '--lanes': lanes,
                      ...linesFor(entry, { lanes, hourHeight, isCrowded }),
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

function mostLanes(placed: readonly { lanes: number }[]): number {
  return Math.max(0, ...placed.map(({ lanes }) => lanes))
}

/** Of an empty day its name is left; each lane shows the words of a title. */
const [EMPTY_REM, LANE_REM] = [5.8, 6.25]

/** Days on which several talk at once are wider, and their hours higher, so that names and titles stay whole. */
function roomFor(lanes: readonly number[]) {
  const most = Math.min(3, Math.max(1, ...lanes))
  const columnOf = (each: number) =>
    each === 0
      ? `minmax(${EMPTY_REM}rem, 1fr)`
      : `minmax(${Math.max(EMPTY_REM, LANE_REM * Math.min(each, 4))}rem, ${1 + 1.4 * (Math.min(each, 4) - 1)}fr)`
  return { columns: lanes.map(columnOf).join(' '), hourHeight: 4.5 + 2 * (most - 1) }
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
