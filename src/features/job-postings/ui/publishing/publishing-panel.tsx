import { useSelector } from '@tanstack/react-form'
import { Circle, CircleCheck, CircleDashed } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { AdFinding } from '~/features/ad-check/ad'
import { AdFindings } from '~/features/ad-check/ui/ad-findings'
import { CLOSING_DAYS } from '~/features/job-postings/lifecycle'
import type { ChecklistItem } from '~/features/job-postings/publishing'
import { RUN_DAYS } from '~/features/job-postings/vocabulary'
import { addDays, formatDay } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { Card } from '~/ui/card'
import { Segment } from '~/ui/choices/segment'
import type { PublishingConditions } from '../../views'
import { fieldOfItem } from '../editor/editor-steps'
import type { PostingForm } from '../editor/use-posting-form'

const runOptions = RUN_DAYS.map((days) => ({ value: String(days), label: `${days}\u00a0Tage` }))

type PublishingPanelProps = {
  form: PostingForm
  items: readonly ChecklistItem[]
  /** Null where they are listed beside it. */
  findings: readonly AdFinding[] | null
  mends: ComponentProps<typeof AdFindings>['mends']
  conditions: PublishingConditions
  /** End of the run of a published posting. */
  runsUntil: Date | null
  onGoTo: (field: string) => void
  now: Date
}

/** What is missing, the ad check's findings, and how long the posting will run. */
export function PublishingPanel({
  form,
  items,
  findings,
  mends,
  conditions,
  runsUntil,
  onGoTo,
  now,
}: PublishingPanelProps) {
  const values = useSelector(form.store, (state) => state.values)
  // What is missing is said once, by the list; the check is about what is written.
  const open: ReadonlySet<string> = new Set(items.filter(({ isDone }) => !isDone).map(fieldOfItem))
  const written = findings?.filter(({ excerpt, field }) => excerpt !== null || !open.has(field))
  const free = conditions.maxActive === null ? null : Math.max(0, conditions.maxActive - conditions.active)
  return (
    <>
      <Card as="section">
        <h2 className="text-xl">Prüfliste</h2>
        <ul className="mt-3 grid gap-2 text-sm">
          {items.map((item) => (
            <CheckRow key={item.key} item={item} onGoTo={onGoTo} />
          ))}
        </ul>
        {written && (
          <div className={written.length > 0 ? 'mt-4 border-t border-line pt-4' : undefined}>
            {written.length > 0 && <h3 className="mb-2.5 text-base">Anzeigen-Prüfung</h3>}
            <AdFindings findings={written} areAll={written.length === findings?.length} mends={mends} onGoTo={onGoTo} />
          </div>
        )}
      </Card>
      <Card as="section">
        <h2 className="mb-3 text-xl">Laufzeit</h2>
        {runsUntil ? (
          <p className="text-sm text-muted">
            {runsUntil > now ? 'Läuft' : 'Lief'} bis {formatDay(runsUntil)}. Verlängern können Sie im Menü neben dem
            Titel.
          </p>
        ) : (
          <>
            <form.AppField name="runDays">
              {(field) => (
                <Segment
                  label="Laufzeit"
                  options={runOptions}
                  value={String(field.state.value)}
                  onChange={(chosen) => field.handleChange(RUN_DAYS.find((days) => String(days) === chosen) ?? 60)}
                />
              )}
            </form.AppField>
            <p className="mt-3 text-sm text-muted">
              Heute veröffentlicht, läuft die Stelle bis {formatDay(addDays(now, values.runDays))}.
              {free !== null &&
                free > 0 &&
                ` In Ihrem Tarif ist noch Platz für ${counted(free, ['Stelle', 'Stellen'])}.`}
            </p>
            <p className="mt-3 text-sm text-muted">
              Mit dem Veröffentlichen stimmen Sie dem Abschlussbrief zu, der {CLOSING_DAYS}&nbsp;Tage nach dem Ende an
              alle geht, die dann noch warten. Sie finden ihn im Schritt „Prüfen“.
            </p>
          </>
        )}
      </Card>
    </>
  )
}

function CheckRow({ item, onGoTo }: { item: ChecklistItem; onGoTo: (field: string) => void }) {
  const { isDone, isRequired, label } = item
  // A stop that is not reached yet is hollow; what is empty is no fault.
  const Icon = isDone ? CircleCheck : isRequired ? Circle : CircleDashed
  return (
    <li className="flex gap-2.5">
      <Icon className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`} aria-hidden="true" />
      {isDone ? (
        <span>
          {label}
          <span className="sr-only">, erledigt</span>
        </span>
      ) : (
        <button type="button" className="link text-left" onClick={() => onGoTo(fieldOfItem(item))}>
          {label}
        </button>
      )}
    </li>
  )
}
