import { Check, TriangleAlert } from 'lucide-react'
import { currentTime } from '~/lib/current-time'
import { formatDay, formatTime, toIsoDay } from '~/lib/dates/dates'
import type { SaveState } from './use-saving'

/** Whether the input is saved, and since when. */
export function SaveStatus({ state, savedAt, isDirty }: { state: SaveState; savedAt: Date; isDirty: boolean }) {
  const hasFailed = state === 'failed' || state === 'conflict'
  const Icon = hasFailed ? TriangleAlert : Check
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-muted">
      {!isDirty || hasFailed ? (
        <Icon className={hasFailed ? 'size-4 text-error' : 'size-4'} aria-hidden="true" />
      ) : null}
      {textOf(state, savedAt, isDirty)}
    </p>
  )
}

function textOf(state: SaveState, savedAt: Date, isDirty: boolean): string {
  if (state === 'saving') return 'Wird gespeichert …'
  if (state === 'failed' || state === 'conflict') return 'Nicht gespeichert'
  if (isDirty) return 'Noch nicht gespeichert'
  const isToday = toIsoDay(savedAt) === toIsoDay(currentTime())
  return isToday ? `Gespeichert um ${formatTime(savedAt)}\u00a0Uhr` : `Gespeichert am ${formatDay(savedAt)}`
}
