import type { LucideIcon } from 'lucide-react'
import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names'
import { type FieldProps, FieldShell } from './field-shell'

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'placeholder' | 'inputMode' | 'maxLength' | 'readOnly' | 'spellCheck' | 'enterKeyHint'
>

export type TextFieldProps = FieldProps &
  NativeProps & {
    value: string
    onChange: (value: string) => void
    onBlur?: () => void
    type?: 'text' | 'email' | 'tel' | 'url' | 'search'
    size?: 'sm' | 'md' | 'lg'
    icon?: LucideIcon
    ref?: Ref<HTMLInputElement>
  }

/** One line of text. */
export function TextField({
  value,
  onChange,
  onBlur,
  type = 'text',
  size = 'md',
  icon: Icon,
  ref,
  autoComplete,
  placeholder,
  inputMode,
  maxLength,
  readOnly,
  spellCheck,
  enterKeyHint,
  ...field
}: TextFieldProps) {
  return (
    <FieldShell {...field}>
      {(control) => (
        <div className="field-box">
          {Icon && <Icon className="field-icon" aria-hidden="true" />}
          <input
            {...control}
            {...{ autoComplete, placeholder, inputMode, maxLength, readOnly, spellCheck, enterKeyHint }}
            ref={ref}
            type={type}
            className={classNames('field', size !== 'md' && `field-${size}`)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </FieldShell>
  )
}
