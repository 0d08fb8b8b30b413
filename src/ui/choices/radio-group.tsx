import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { FieldProps } from '../fields/field-shell'
import { FieldsetShell } from '../fields/fieldset-shell'

export type RadioOption<Value extends string = string> = {
  value: Value
  label: ReactNode
  description?: ReactNode
  icon?: LucideIcon
  isDisabled?: boolean
}

export type RadioGroupProps<Value extends string = string> = FieldProps & {
  value: Value | ''
  onChange: (value: Value) => void
  onBlur?: () => void
  options: readonly RadioOption<Value>[]
  /** `card`: large areas side by side, for the decision a page turns on; `row`: a scale of a few short values. */
  variant?: 'list' | 'card' | 'row'
}

const arrangements = { list: 'grid', card: 'grid gap-3 sm:grid-cols-2', row: 'flex flex-wrap gap-x-5' }

/** Exactly one of a few values, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { value, onChange, onBlur, options, variant = 'list', ...field } = props
  const groupName = useId()
  const isCard = variant === 'card'
  return (
    <FieldsetShell {...field}>
      <div className={arrangements[variant]}>
        {options.map((option) => (
          <label key={option.value} className={isCard ? 'choice-card' : 'choice'}>
            <input
              type="radio"
              className="check"
              name={field.name ?? groupName}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <RadioText option={option} isCard={isCard} />
          </label>
        ))}
      </div>
    </FieldsetShell>
  )
}

function RadioText({ option, isCard }: { option: RadioOption; isCard: boolean }) {
  const { icon: Icon, label, description } = option
  return (
    <span>
      {Icon && <Icon className="mb-2 size-7 text-accent" aria-hidden="true" />}
      <span className={isCard ? 'block font-display text-xl leading-tight font-[720]' : 'block'}>{label}</span>
      {description && <span className="mt-0.5 block text-sm text-muted">{description}</span>}
    </span>
  )
}
