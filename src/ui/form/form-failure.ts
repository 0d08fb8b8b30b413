import type { AnyFormApi } from '@tanstack/react-form'
import type { FieldProblem } from './error-summary'
import { fieldId } from './field-id'
import { isServerError } from './server-errors'

/** What the summary shows after a failed attempt; `attempt` counts them, so that each one takes the focus. */
export type FormFailure = { attempt: number; problems: FieldProblem[] }

/** All problems in the order of the fields on the page, those of the whole form first. */
export function findFailure(form: AnyFormApi, unplaced: readonly string[]): FieldProblem[] {
  const ofSchema = form.state.errors.filter((error) => typeof error === 'string')
  const ofForm = [...unplaced, ...ofSchema].map((message) => ({ message }))
  const ofFields = Object.keys(form.state.fieldMeta).flatMap((name): FieldProblem[] => {
    const message = messageOf(form.state.fieldMeta[name]?.errors ?? [])
    if (message === undefined) return []
    const id = fieldId(form.formId, name)
    return [{ fieldId: id, message, label: labelOf(id), name }]
  })
  return [...ofForm, ...ofFields.sort(byPlaceOnPage)]
}

/** Without those whose field has been corrected since: nobody has to find out which are left. */
export function stillOpen(form: AnyFormApi, problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.filter(({ name }) => {
    if (name === undefined) return true
    const errors: readonly unknown[] = form.state.fieldMeta[name]?.errors ?? []
    return errors.some((error) => !isServerError(error) || Object.is(error.value, form.getFieldValue(name)))
  })
}

function messageOf(errors: readonly unknown[]): string | undefined {
  const [first] = errors
  if (typeof first === 'string') return first
  return isServerError(first) ? first.message : undefined
}

function labelOf(id: string): string | undefined {
  const element = document.getElementById(id)
  const label =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? element.labels?.[0]
      : (element?.querySelector('legend') ?? document.querySelector(`[data-label-for="${id}"]`))
  return label?.textContent?.replace(' (freiwillig)', '').trim() || undefined
}

function byPlaceOnPage(a: FieldProblem, b: FieldProblem): number {
  const [first, second] = [document.getElementById(a.fieldId ?? ''), document.getElementById(b.fieldId ?? '')]
  if (!first || !second) return 0
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
