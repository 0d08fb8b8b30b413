import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { KeptWholeText } from '../text/kept-whole-text'

/** What every field takes, in addition to `value`, `onChange` and `onBlur`. */
export type FieldProps = {
  /** Always visible; use `isLabelHidden` only where an icon or neighbour says the same. */
  label: ReactNode
  isLabelHidden?: boolean
  /** At the right end of the label's line, e.g. a link. */
  labelAction?: ReactNode
  description?: ReactNode
  /** A German sentence; empty or missing means valid. */
  error?: string | undefined
  isRequired?: boolean
  /** Adds "(freiwillig)" to the label. */
  isOptional?: boolean
  isDisabled?: boolean
  id?: string
  name?: string
  className?: string
}

/** Attributes that connect a control to its label, description and error. */
export type ControlProps = {
  id: string
  name?: string
  disabled?: boolean
  'aria-required'?: true
  'aria-invalid'?: true
  'aria-describedby'?: string
}

/** Label, description and error around one control, which gets its attributes as an argument. */
export function FieldShell({ children, ...props }: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <div className={props.className ? `field-shell ${props.className}` : 'field-shell'}>
      <FieldLabel {...props} htmlFor={id} />
      {children(controlProps(id, props))}
      <FieldMessages id={id} description={props.description} error={props.error} />
    </div>
  )
}

/** The attributes of the control with this `id`. */
export function controlProps(
  id: string,
  { name, description, error, isRequired, isDisabled }: Omit<FieldProps, 'label'>,
): ControlProps {
  const describedBy = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    name,
    disabled: isDisabled || undefined,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
}

/** Description and error below a control. */
export function FieldMessages({ id, description, error }: { id: string; description?: ReactNode; error?: string }) {
  return (
    <>
      {description && (
        <p className="hint" id={`${id}-hint`}>
          {description}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          <span>
            <KeptWholeText text={error} />
          </span>
        </p>
      )}
    </>
  )
}

type LabelProps = Pick<FieldProps, 'label' | 'labelAction' | 'isLabelHidden' | 'isOptional'> & { htmlFor: string }

function FieldLabel({ label, labelAction, isLabelHidden, isOptional, htmlFor }: LabelProps) {
  const text = (
    <label className={isLabelHidden ? 'sr-only' : 'label'} htmlFor={htmlFor}>
      {label}
      {isOptional && <span className="label-optional"> (freiwillig)</span>}
    </label>
  )
  if (!labelAction) return text
  return (
    <div className="flex items-baseline justify-between gap-3">
      {text}
      <span className="text-sm">{labelAction}</span>
    </div>
  )
}
