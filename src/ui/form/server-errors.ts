import type { AnyFormApi } from '@tanstack/react-form'

/** An error the server gave for exactly this value. */
export type ServerError = { message: string; value: unknown }

/** Throw it in `onSubmit` to show a German sentence above the form, or messages at its fields. */
export class FormProblem extends Error {
  data: { fieldErrors: Record<string, string[]> }
  constructor(message: string, fieldErrors: Record<string, string[]> = {}) {
    super(message)
    this.data = { fieldErrors }
  }
}

/**
 * Puts the server's errors at the fields they name.
 * @returns the messages that belong to no field, or `null` when the error did not come from the server (a defect: the
 * caller rethrows it)
 */
export function placeServerErrors(form: AnyFormApi, error: unknown): string[] | null {
  if (!(error instanceof Error) || !('data' in error)) return null
  const unplaced: string[] = []
  let isPlaced = false
  for (const [path, messages] of Object.entries(fieldErrorsOf(error.data))) {
    const name = fieldName(path)
    const message = messages[0]
    if (message === undefined) continue
    if (form.state.fieldMeta[name]) {
      placeAtField(form, name, message)
      isPlaced = true
    } else unplaced.push(message)
  }
  return isPlaced || unplaced.length > 0 ? unplaced : [error.message]
}

/** Before the next attempt; otherwise the form would count as invalid. */
export function clearServerErrors(form: AnyFormApi): void {
  // Not `form.state.fieldMeta`: that still lists the fields of a removed list entry.
  for (const name of Object.keys(form.baseStore.state.fieldMetaBase)) {
    form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { ...meta.errorMap, onServer: undefined } }))
  }
}

export function isServerError(error: unknown): error is ServerError {
  return typeof error === 'object' && error !== null && 'message' in error && 'value' in error
}

function placeAtField(form: AnyFormApi, name: string, message: string) {
  const error: ServerError = { message, value: form.getFieldValue(name) }
  form.setFieldMeta(name, (meta) => ({ ...meta, errorMap: { ...meta.errorMap, onServer: error } }))
}

/** The server writes list indexes with dots (`places.0.name`), forms with brackets (`places[0].name`). */
function fieldName(path: string): string {
  return path.replace(/\.(\d+)(?=\.|$)/g, '[$1]')
}

function fieldErrorsOf(data: unknown): Record<string, string[]> {
  if (typeof data !== 'object' || data === null || !('fieldErrors' in data)) return {}
  const { fieldErrors } = data
  if (typeof fieldErrors !== 'object' || fieldErrors === null) return {}
  const entries: [string, unknown][] = Object.entries(fieldErrors)
  return Object.fromEntries(entries.flatMap(([name, list]) => (isStringList(list) ? [[name, list]] : [])))
}

function isStringList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
