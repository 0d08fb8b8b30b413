import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatLongDay, formatShortDay } from '~/lib/dates/dates'
import { dayAfter, mondayOf } from '~/lib/dates/days'
import { isoWeek, startOfDay } from '~/lib/dates/weeks'
import { ButtonLink } from '~/ui/buttons/link'
import { Checkbox } from '~/ui/choices/checkbox'
import { Segment } from '~/ui/choices/segment'
import type { InterviewsSearch } from './interviews-search'

type CalendarBarProps = {
  search: InterviewsSearch
  day: string
  days: 1 | 7
  today: string
  onChange: (search: InterviewsSearch) => void
}

const TO = '/app/company/interviews'

/** Which days are shown: forwards, back, today, week or day, and only one's own. */
export function CalendarBar({ search, day, days, today, onChange }: CalendarBarProps) {
  const step = (by: number) => ({ ...search, tag: dayAfter(day, by * days) })
  // On a weekend the calendar may open with the next week.
  const isCurrent = search.tag === undefined || (days === 7 ? mondayOf(today) : today) === day
  const unit = days === 7 ? 'Woche' : 'Tag'
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex items-center gap-1">
        <ButtonLink to={TO} search={step(-1)} variant="outline" size="sm" isIcon aria-label={`${before(unit)} ${unit}`}>
          <ChevronLeft aria-hidden="true" />
        </ButtonLink>
        <ButtonLink to={TO} search={step(1)} variant="outline" size="sm" isIcon aria-label={`${next(unit)} ${unit}`}>
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
        {!isCurrent && (
          <ButtonLink to={TO} search={{ ...search, tag: undefined }} variant="ghost" size="sm">
            Heute
          </ButtonLink>
        )}
      </div>
      <h2 className="num min-w-0 flex-1 text-lg max-md:order-first max-md:basis-full" aria-live="polite">
        {days === 7 ? weekLabel(day) : formatLongDay(startOfDay(day))}
        {days === 7 && (
          <span className="ml-2 text-sm font-normal whitespace-nowrap text-muted">KW&nbsp;{isoWeek(day)}</span>
        )}
      </h2>
      <div className="no-print">
        <Checkbox
          label="Nur meine"
          value={search.meine === true}
          onChange={(isOn) => onChange({ ...search, meine: isOn || undefined })}
        />
      </div>
      <Segment
        label="Ansicht"
        value={days === 7 ? 'woche' : 'tag'}
        options={[
          { value: 'woche', label: 'Woche' },
          { value: 'tag', label: 'Tag' },
        ]}
        onChange={(ansicht) =>
          onChange({ ...search, ansicht, tag: ansicht === 'tag' && isCurrent ? today : search.tag })
        }
      />
    </div>
  )
}

/** "30. Nov. – 6. Dez. 2026". */
function weekLabel(monday: string): string {
  const sunday = dayAfter(monday, 6)
  return `${formatShortDay(startOfDay(monday))} – ${formatShortDay(startOfDay(sunday))} ${sunday.slice(0, 4)}`
}

function before(unit: 'Woche' | 'Tag') {
  return unit === 'Woche' ? 'Vorige' : 'Voriger'
}

function next(unit: 'Woche' | 'Tag') {
  return unit === 'Woche' ? 'Nächste' : 'Nächster'
}
