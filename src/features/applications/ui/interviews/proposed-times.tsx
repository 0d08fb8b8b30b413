import { Plus, X } from 'lucide-react'
import { MAX_PROPOSED_TIMES } from '~/features/applications/workflow/interview'
import { currentTime } from '~/lib/current-time'
import { addDays, formatAppointment, fromWallClock, toWallClock } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { MomentField } from '~/ui/fields/moment-field'
import { useRemoveEntry } from '~/ui/lists/use-remove-entry'

/** A time in German local time; the id identifies its field while others are added and removed. */
export type ProposedTime = { id: string; clock: string }

/** Two initial proposals, the mornings in two and three days. */
export function firstTimes(): ProposedTime[] {
  return [2, 3].map(morningIn)
}

/** The times to show: without free slots at least the first proposals, because there is nothing else to choose from. */
export function shownTimes(
  chosen: readonly ProposedTime[] | null,
  first: readonly ProposedTime[],
  offersSlots: boolean,
): readonly ProposedTime[] {
  if (offersSlots) return chosen ?? []
  return chosen?.length ? chosen : first
}

function morningIn(days: number): ProposedTime {
  return proposal(`${toWallClock(addDays(currentTime(), days)).slice(0, 10)}T10:00`)
}

/** The moment of a proposal, or null while it is invalid or past. */
export function momentOf({ clock }: ProposedTime, now: Date): Date | null {
  const moment = fromWallClock(clock)
  return moment && moment > now ? moment : null
}

/** The chosen times as a text, for `useKeptTexts`. */
export function keptTimes(times: readonly ProposedTime[] | null, onChange: (times: ProposedTime[]) => void) {
  return {
    text: times?.map(({ clock }) => clock).join(' ') ?? null,
    bringBack: (text: string) => onChange(text.split(' ').map(proposal)),
  }
}

type Props = {
  times: readonly ProposedTime[]
  hasTried: boolean
  /** Free slots are offered as well. */
  canBeNone: boolean
  onChange: (times: ProposedTime[]) => void
}

/** The times somebody may choose from. */
export function ProposedTimes({ times, hasTried, canBeNone, onChange }: Props) {
  const now = currentTime()
  const last = times.at(-1)
  const remove = useRemoveEntry(times, onChange, MAX_PROPOSED_TIMES)
  return (
    <fieldset className="grid gap-3">
      <legend className="label mb-1">{canBeNone ? 'Dazu feste Vorschläge' : 'Terminvorschläge'}</legend>
      {times.map((time, index) => (
        <div key={time.id} className="flex items-start gap-2">
          <MomentField
            className="flex-1"
            label={`Vorschlag ${index + 1}`}
            value={time.clock}
            onChange={(clock) => onChange(times.map((each) => (each.id === time.id ? { ...each, clock } : each)))}
            error={hasTried && !momentOf(time, now) ? 'Bitte wählen Sie einen Zeitpunkt, der noch kommt.' : undefined}
          />
          {(canBeNone || times.length > 1) && (
            <Button
              variant="quiet"
              isIcon
              className="mt-14"
              aria-label={`Vorschlag ${index + 1} entfernen`}
              onClick={() => remove(index, nameOf(time, index))}
            >
              <X aria-hidden="true" />
            </Button>
          )}
        </div>
      ))}
      {times.length < MAX_PROPOSED_TIMES && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...times, last ? proposal(last.clock) : morningIn(2)])}
        >
          <Plus aria-hidden="true" />
          {times.length === 0 ? 'Festen Termin vorschlagen' : 'Weiterer Vorschlag'}
        </Button>
      )}
    </fieldset>
  )
}

function nameOf({ clock }: ProposedTime, index: number): string {
  const moment = fromWallClock(clock)
  return moment ? formatAppointment(moment) : `Vorschlag ${index + 1}`
}

function proposal(clock: string): ProposedTime {
  return { id: uuidv7(), clock }
}
