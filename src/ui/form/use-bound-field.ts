import { useSelector } from '@tanstack/react-form'
import { afterPress } from './after-press'
import { fieldId } from './field-id'
import { useFieldContext } from './form-context'
import { isServerError } from './server-errors'

/** What a field component gets from its form. */
export type BoundField<Value> = {
  id: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
}

/** What the form provides and the caller of a bound field leaves out. */
export type BoundProps = keyof BoundField<unknown>

/**
 * Connects a field component to the surrounding `form.AppField`.
 * The error shows once the field has been left or the form has been sent.
 */
export function useBoundField<Value>(): BoundField<Value> {
  const field = useFieldContext<Value>()
  const value = useSelector(field.store, (state): Value => state.value)
  const meta = useSelector(field.store, (state) => state.meta)
  const attempts = useSelector(field.form.store, (state) => state.submissionAttempts)
  const isShown = meta.isBlurred || attempts > 0
  return {
    id: fieldId(field.form.formId, field.name),
    value,
    onChange: field.handleChange,
    onBlur: () => afterPress(field.handleBlur),
    error: isShown ? currentError(meta.errors, value) : undefined,
  }
}

// An error of the server stays as long as the value it was about is unchanged.
function currentError(errors: readonly unknown[], value: unknown): string | undefined {
  for (const error of errors) {
    if (typeof error === 'string') return error
    if (isServerError(error) && Object.is(error.value, value)) return error.message
  }
  return undefined
}
