import { formatShortDay, formatTime, toIsoDay } from '~/lib/dates/dates'
import { classNames } from '~/ui/class-names'

type SlotPreviewProps = {
  planned: readonly Date[]
  /** Those that were taken out, as milliseconds. */
  left: ReadonlySet<number>
  error: string | undefined
  onToggle: (time: number) => void
}

/** Days that the preview lists one by one. */
const DAYS_SHOWN = 30

/** The slots that will be made, day by day; a press leaves one out. */
export function SlotPreview({ planned, left, error, onToggle }: SlotPreviewProps) {
  const days = [...Map.groupBy(planned, toIsoDay).values()]
  const count = planned.length - planned.filter((start) => left.has(start.getTime())).length
  return (
    <section
      aria-label="Vorschau"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      className="rounded-lg bg-sunken p-4"
    >
      <p role="status" className="text-sm font-semibold">
        {count === 1 ? 'Ein Termin' : `${count} Termine`} zur Wahl
      </p>
      {error && (
        <p role="alert" className="mt-1 text-sm text-error">
          {error}
        </p>
      )}
      {planned.length > 0 && <p className="text-xs text-muted">Tippen Sie auf eine Uhrzeit, um sie wegzulassen.</p>}
      <ul className="mt-2 grid gap-2">
        {days.slice(0, DAYS_SHOWN).map((starts) => (
          <li key={starts[0]?.getTime()} className="flex flex-wrap items-center gap-1.5">
            <span className="num w-20 text-sm">{starts[0] && formatShortDay(starts[0])}</span>
            {starts.map((start) => {
              const isLeft = left.has(start.getTime())
              return (
                <button
                  key={start.getTime()}
                  type="button"
                  aria-pressed={!isLeft}
                  className={classNames(
                    'num min-h-9 rounded-md border px-2.5 text-sm',
                    isLeft
                      ? 'border-dashed border-edge text-muted line-through'
                      : 'border-edge bg-surface font-semibold hover:border-ink',
                  )}
                  onClick={() => onToggle(start.getTime())}
                >
                  {formatTime(start)}
                </button>
              )
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
