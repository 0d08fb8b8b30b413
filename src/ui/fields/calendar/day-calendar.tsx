import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { dayInWords, formatIsoDay, monthInWords } from '~/lib/dates/dates'
import { dayAfter, mondayOf, monthAfter, weeksOfMonth } from '~/lib/dates/days'
import { Button } from '~/ui/buttons/button'
import { classNames } from '~/ui/class-names'

type DayCalendarProps = {
  /** The chosen day, `YYYY-MM-DD`, or null. */
  value: string | null
  today: string
  /** First day that can be chosen. */
  min?: string
  onChoose: (day: string) => void
  onClose: () => void
}

/** With a margin, pixels. */
const WIDTH = 304
const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const

/**
 * A month to choose a day from: arrows move by days and weeks, page up and down by months, Home and End
 * within the week; Enter chooses, Escape closes.
 */
export function DayCalendar({ value, today, min, onChoose, onClose }: DayCalendarProps) {
  const titleId = useId()
  const [active, setActive] = useState(() => notBefore(min, value ?? today))
  const box = useRef<HTMLDivElement>(null)
  const isMoving = useRef(true)
  const [side, setSide] = useState<'left' | 'right'>('right')
  // Stays within the window or dialog around the field, and is scrolled into it.
  useLayoutEffect(() => {
    const field = box.current?.parentElement?.getBoundingClientRect()
    const around = box.current?.parentElement?.closest('[role="dialog"], main')?.getBoundingClientRect()
    if (field && field.right - (around?.left ?? 0) < WIDTH) setSide('left')
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  // Only after a key or on opening: the buttons for the months keep the focus.
  useEffect(() => {
    if (isMoving.current) box.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
    isMoving.current = false
  }, [active])
  function move(to: string) {
    isMoving.current = true
    setActive(notBefore(min, to))
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // The dialog around the field must stay open.
      event.stopPropagation()
      return onClose()
    }
    const target = targetOf(event.key, active)
    if (target === null) return
    event.preventDefault()
    move(target)
  }
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      className={classNames('popover absolute top-[calc(100%+4px)] z-50 w-72', side === 'left' ? 'left-0' : 'right-0')}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose()
      }}
    >
      <div className="flex items-center justify-between gap-2 pb-1">
        <MonthButton label="Voriger Monat" icon={ChevronLeft} onPress={() => setActive(monthAfter(active, -1))} />
        <p id={titleId} aria-live="polite" className="text-sm font-semibold">
          {monthInWords(active)}
        </p>
        <MonthButton label="Nächster Monat" icon={ChevronRight} onPress={() => setActive(monthAfter(active, 1))} />
      </div>
      <table aria-labelledby={titleId} className="num w-full table-fixed text-sm">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="py-1 text-center text-xs font-normal text-muted">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(active).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0 text-center">
                  {day.slice(0, 7) === active.slice(0, 7) && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === active ? 0 : -1}
                      disabled={day !== notBefore(min, day)}
                      aria-label={dayInWords(day)}
                      aria-pressed={day === value}
                      aria-current={day === today ? 'date' : undefined}
                      className={classNames(
                        'size-9 rounded-md hover:bg-sunken disabled:text-muted disabled:line-through',
                        day === value && 'bg-accent text-accent-ink hover:bg-accent-strong',
                        day === today && day !== value && 'font-bold underline',
                      )}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {min !== undefined && <p className="px-1 pt-1 text-xs text-muted">Ab {formatIsoDay(min)}</p>}
    </div>
  )
}

function MonthButton({ label, icon: Icon, onPress }: { label: string; icon: typeof ChevronLeft; onPress: () => void }) {
  return (
    <Button variant="quiet" size="sm" isIcon aria-label={label} onClick={onPress}>
      <Icon aria-hidden="true" />
    </Button>
  )
}

function targetOf(key: string, day: string): string | null {
  if (key === 'ArrowLeft') return dayAfter(day, -1)
  if (key === 'ArrowRight') return dayAfter(day, 1)
  if (key === 'ArrowUp') return dayAfter(day, -7)
  if (key === 'ArrowDown') return dayAfter(day, 7)
  if (key === 'PageUp') return monthAfter(day, -1)
  if (key === 'PageDown') return monthAfter(day, 1)
  if (key === 'Home') return mondayOf(day)
  return key === 'End' ? dayAfter(mondayOf(day), 6) : null
}

function notBefore(min: string | undefined, day: string): string {
  return min !== undefined && day < min ? min : day
}
