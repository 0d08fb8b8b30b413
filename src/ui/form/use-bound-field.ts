import { useSelector } from '@tanstack/react-form'
import { afterPress } from './after-press'
import { fieldId } from './field-id'
import { useFieldContext } from './form-context'
import { isServerError } from './server-errors'
import { useEarlyInput } from './use-early-input'

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
 * Connects a field component to the surrounding `form.AppField`. The error shows once the form has been sent, or the
 * field has been left with something in it, or emptied: whoever only passes an empty field has done nothing wrong yet.
 */
export function useBoundField<Value>(isEmpty: (value: Value) => boolean = isBlank): BoundField<Value> {
  const field = useFieldContext<Value>()
  const value = useSelector(field.store, (state): Value => state.value)
  const meta = useSelector(field.store, (state) => state.meta)
  const attempts = useSelector(field.form.store, (state) => state.submissionAttempts)
  const isShown = meta.isBlurred || attempts > 0
  return {
    id: fieldId(field.form.formId, field.name),
    value,
    onChange: field.handleChange,
    onBlur: () =>
      afterPress(() => {
        if (field.state.meta.isDirty || !isEmpty(value)) field.handleBlur()
      }),
    error: isShown ? currentError(meta.errors, value) : undefined,
  }
}

/** The same for a native control whose value is that of the field: what was typed before hydration counts. */
export function useNativeField<Value extends string | boolean | null>(): BoundField<Value> {
  const bound = useBoundField<Value>()
  useEarlyInput(bound.id, (early) => {
    if (isOfKind(early, bound.value)) bound.onChange(early)
  })
  return bound
}

function isOfKind<Value>(early: unknown, value: Value): early is Value {
  return typeof early === typeof (value ?? '')
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === null || value === undefined || value === '' || value === false
}

// An error of the server stays as long as the value it was about is unchanged.
function currentError(errors: readonly unknown[], value: unknown): string | undefined {
  for (const error of errors) {
    if (typeof error === 'string') return error
    if (isServerError(error) && Object.is(error.value, value)) return error.message
  }
  return undefined
}
