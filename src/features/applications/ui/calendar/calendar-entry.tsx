import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { interviewModeLabels } from '~/features/applications/workflow/interview'
import { formatTime } from '~/lib/dates/dates'
import { classNames } from '~/ui/class-names'
import { TitleText } from '~/ui/text/title-text'
import type { CalendarInterview, CalendarSlot } from '../../views'

export type Entry = (CalendarInterview & { kind: 'interview' }) | (CalendarSlot & { kind: 'slot' })

const LOOK =
  'flex h-full w-full flex-col overflow-hidden rounded-md px-2 py-1.5 text-left text-xs leading-snug break-words hyphens-auto xl:px-1 xl:py-1'

type CalendarEntryProps = {
  entry: Entry
  /** Has little room beside others: the end of its time is left to the day's view. */
  isNarrow: boolean
  onOpen: (slot: CalendarSlot) => void
}

/** An interview, which leads to its application, or a free slot, which opens. */
export function CalendarEntry({ entry, isNarrow, onOpen }: CalendarEntryProps) {
  const time = (
    <span className="num font-semibold whitespace-nowrap">
      {formatTime(entry.startsAt)}
      <span className={isNarrow ? 'xl:sr-only' : undefined}> – {formatTime(endOf(entry))}</span>
    </span>
  )
  if (entry.kind === 'interview') {
    return (
      <Link
        data-entry
        onKeyDown={moveFocus}
        to="/app/company/applications"
        search={{ bewerbung: entry.applicationId }}
        className={classNames(LOOK, 'bg-accent text-accent-ink hover:bg-accent-strong')}
      >
        <span className="font-semibold">
          {time} {entry.name}
        </span>
        <Title>{entry.jobTitle}</Title>
        <Place entry={entry} />
      </Link>
    )
  }
  return (
    <button
      type="button"
      data-entry
      onKeyDown={moveFocus}
      className={classNames(
        LOOK,
        'border-[1.5px] border-dashed border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
      )}
      onClick={() => onOpen(entry)}
    >
      <span>
        {time} <span className="font-semibold">frei</span>
      </span>
      <Title>{audienceOf(entry)}</Title>
      <Place entry={entry} />
    </button>
  )
}

/** Never cut through a line: as many lines as its time leaves room for, all of them under the pointer or the focus. */
function Title({ children }: { children: string }) {
  return (
    <span className="xl:line-clamp-(--title-lines) xl:shrink-0 xl:group-focus-within:line-clamp-none xl:group-hover:line-clamp-none">
      <TitleText title={children} isNarrow />
    </span>
  )
}

function Place({ entry: { mode, interviewers } }: { entry: Entry }) {
  return (
    <span className="xl:line-clamp-1 xl:[display:var(--place)] xl:group-focus-within:line-clamp-none xl:group-focus-within:block xl:group-hover:line-clamp-none xl:group-hover:block">
      {[interviewModeLabels[mode], ...interviewers].join(', ')}
    </span>
  )
}

/** Who may pick a slot. */
export function audienceOf({ jobTitle, applications }: CalendarSlot): string {
  if (jobTitle !== null) return jobTitle
  return applications === 1 ? 'eine Bewerbung' : `${applications} Bewerbungen`
}

export function endOf({ startsAt, durationMinutes }: { startsAt: Date; durationMinutes: number }): Date {
  return new Date(startsAt.getTime() + durationMinutes * 60_000)
}

/** Arrow up and down: within the day. Left and right: to the next day that has something. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const day = event.currentTarget.closest('[data-day]')
  const calendar = event.currentTarget.closest('[data-calendar]')
  if (!day || !calendar) return
  const own = entriesOf(day)
  const index = own.indexOf(event.currentTarget)
  const days = [...calendar.querySelectorAll('[data-day]')].filter((each) => entriesOf(each).length > 0)
  const beside = (by: number) => {
    const next = days[days.indexOf(day) + by]
    const entries = next ? entriesOf(next) : []
    return entries[Math.min(index, entries.length - 1)]
  }
  const { key } = event
  if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'ArrowRight' && key !== 'ArrowLeft') return
  const by = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1
  const target = key === 'ArrowDown' || key === 'ArrowUp' ? own[index + by] : beside(by)
  event.preventDefault()
  target?.focus()
}

function entriesOf(day: Element): HTMLElement[] {
  return [...day.querySelectorAll<HTMLElement>('[data-entry]')]
}
