import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatIsoMonth } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/choices/checkbox'
import { MonthField } from '~/ui/fields/month-field'
import { useBoundField } from '~/ui/form/use-bound-field'
import { useRemovals } from '~/ui/lists/use-removals'
import type { ResumeForm } from '../use-resume-form'
import { EntryCard } from './entry-card'

type Station = { id: string; place: string | null; from: string; to: string | null; description: string }

type StationSectionProps = {
  form: ResumeForm
  part: 'experience' | 'education'
  /** Title and place of a closed entry; `isFaulty` keeps it open. */
  describe: (index: number) => { title: string; where: string; isFaulty: boolean }
  /** The two fields that differ between the parts. */
  heads: (index: number) => ReactNode
  /** An empty entry with these values. */
  onAdd: (empty: Station) => void
  texts: { add: string; current: string; description: string; hint?: string; rows: number }
}

/** Entries with a period: work, or school, training and studies. */
export function StationSection({ form, part, describe, heads, onAdd, texts }: StationSectionProps) {
  const { removeEntry } = useRemovals()
  return (
    <form.AppField name={`content.${part}`} mode="array">
      {(list) => (
        <>
          {list.state.value.map((entry, index) => {
            const { title, where, isFaulty } = describe(index)
            return (
              <EntryCard
                key={entry.id}
                title={title}
                subtitle={[where, periodText(entry)].filter(Boolean).join(', ')}
                isFaulty={isFaulty}
                index={index}
                count={list.state.value.length}
                onMove={(to) => list.swapValues(index, to)}
                onRemove={() => removeEntry(list, index, title)}
              >
                <div className="grid gap-4 sm:grid-cols-2">
                  {heads(index)}
                  <form.MonthField name={`content.${part}[${index}].from`} label="Von" isRequired />
                  <form.AppField name={`content.${part}[${index}].to`}>
                    {() => <PeriodEndField currentLabel={texts.current} />}
                  </form.AppField>
                </div>
                <form.TextField name={`content.${part}[${index}].place`} label="Ort" isOptional />
                <form.TextArea
                  name={`content.${part}[${index}].description`}
                  label={texts.description}
                  isOptional
                  rows={texts.rows}
                  description={texts.hint}
                />
              </EntryCard>
            )
          })}
          <Button
            variant="outline"
            onClick={() => onAdd({ id: uuidv7(), place: null, from: '', to: '', description: '' })}
          >
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        </>
      )}
    </form.AppField>
  )
}

function periodText({ from, to }: { from: string; to: string | null }): string {
  if (!from) return ''
  return `${formatIsoMonth(from)}\u00a0–\u00a0${to === null ? 'heute' : formatIsoMonth(to)}`
}

/** The end of a period; connected to `form.AppField`. Null means until today. */
function PeriodEndField({ currentLabel }: { currentLabel: string }) {
  const { value, onChange, ...bound } = useBoundField<string | null>()
  const isCurrent = value === null
  return (
    <div>
      <MonthField {...bound} label="Bis" value={value ?? ''} onChange={onChange} isDisabled={isCurrent} />
      <Checkbox label={currentLabel} value={isCurrent} onChange={(isOn) => onChange(isOn ? null : '')} />
    </div>
  )
}
