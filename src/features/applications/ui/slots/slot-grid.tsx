import { useState } from 'react'
import { interviewModeLabels } from '~/features/applications/workflow/interview'
import { isOnePlace, type OfferedSlot, slotDays } from '~/features/applications/workflow/slot-days'
import { calendarLeaf, formatAppointment, formatTime } from '~/lib/dates/dates'
import { Button } from '~/ui/buttons/button'
import { classNames } from '~/ui/class-names'
import { Spinner } from '~/ui/states/spinner'

type SlotGridProps = {
  slots: readonly OfferedSlot[]
  /** The agreed one. */
  chosenId: string | null
  /** The one that is being picked at this moment. */
  pendingId: string | null
  onPick: (slot: OfferedSlot) => void
}

/** Days that are shown at first. */
const DAYS_SHOWN = 6

/** The times on offer, a column for each day; one tap picks, dashed ones are taken. */
export function SlotGrid({ slots, chosenId, pendingId, onPick }: SlotGridProps) {
  const [showsAll, setShowsAll] = useState(false)
  const days = slotDays(slots, chosenId)
  const shown = showsAll ? days : days.slice(0, DAYS_SHOWN)
  const isSame = isOnePlace(slots)
  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-x-2 gap-y-4">
        {shown.map(({ day, slots: own }) => (
          <section key={day} aria-label={dayLabel(own)} className="min-w-0">
            <p aria-hidden="true" className="num mb-1.5 text-center text-xs font-semibold">
              {dayLabel(own)}
            </p>
            <ul className="grid gap-1.5">
              {own.map((slot) => (
                <li key={slot.id}>
                  <SlotButton
                    slot={slot}
                    isChosen={slot.id === chosenId}
                    isPending={slot.id === pendingId}
                    isBusy={pendingId !== null}
                    showsPlace={!isSame}
                    onPick={() => onPick(slot)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {days.length > shown.length && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => setShowsAll(true)}>
          {days.length - shown.length === 1 ? 'Ein weiterer Tag' : `Weitere ${days.length - shown.length}\u00a0Tage`}
        </Button>
      )}
    </div>
  )
}

type SlotButtonProps = {
  slot: OfferedSlot
  isChosen: boolean
  isPending: boolean
  isBusy: boolean
  showsPlace: boolean
  onPick: () => void
}

function SlotButton({ slot, isChosen, isPending, isBusy, showsPlace, onPick }: SlotButtonProps) {
  const detail = showsPlace && (
    <span className="block text-xs font-normal wrap-anywhere">
      {interviewModeLabels[slot.mode]}, {slot.durationMinutes}&nbsp;Min.
    </span>
  )
  if (slot.isTaken) {
    return (
      <p className="num grid min-h-11 content-center rounded-md border-[1.5px] border-dashed border-edge text-center text-muted">
        {formatTime(slot.startsAt)} <span className="sr-only">vergeben</span>
      </p>
    )
  }
  return (
    <button
      type="button"
      aria-label={showsPlace ? undefined : `${formatAppointment(slot.startsAt)}${isChosen ? ', dein Termin' : ''}`}
      aria-pressed={isChosen}
      aria-disabled={isBusy || undefined}
      className={classNames(
        'num min-h-11 w-full rounded-md border-[1.5px] px-1 py-1.5 font-semibold',
        isChosen
          ? 'border-accent bg-accent text-accent-ink'
          : 'border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
      )}
      onClick={() => {
        if (!isBusy && !isChosen) onPick()
      }}
    >
      {isPending ? <Spinner /> : formatTime(slot.startsAt)}
      {detail}
    </button>
  )
}

/** "Mi 2. Dez." */
function dayLabel([first]: readonly OfferedSlot[]): string {
  if (!first) return ''
  const { weekday, day, month } = calendarLeaf(first.startsAt)
  return `${weekday} ${day}.\u00a0${month}`
}
