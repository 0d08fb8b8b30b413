import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import { FieldMessages, type FieldProps } from './field-shell'

/** A group of choices: legend, description and error. The error summary can focus it. */
export function FieldsetShell({ children, ...props }: FieldProps & { children: ReactNode }) {
  const ownId = useId()
  const id = props.id ?? ownId
  const describedBy = [props.description && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      disabled={props.isDisabled}
      aria-describedby={describedBy || undefined}
      aria-invalid={props.error ? true : undefined}
      className={classNames('field-shell', props.className)}
    >
      <legend className={props.isLabelHidden ? 'sr-only' : 'label'}>
        {props.label}
        {props.isOptional && <span className="label-optional"> (freiwillig)</span>}
      </legend>
      {children}
      <FieldMessages id={id} description={props.description} error={props.error} />
    </fieldset>
  )
}
