import type { ValidationLogicFn } from '@tanstack/react-form'
import { installValidationMessages } from '~/lib/schema/validation-messages'
import type { z } from '~/lib/zod'

// In the browser only forms check with zod; pages without a form need not load it.
installValidationMessages()

type Problem = { name: string; message: string }
type SchemaErrors = { form: string | undefined; fields: Record<string, string> }

/** The same in the format of TanStack Form; problems of the whole form (an empty path) under `form`. */
export function schemaErrors(schema: z.ZodType, value: unknown): SchemaErrors | undefined {
  const problems = findProblems(schema, value)
  if (problems.length === 0) return undefined
  const ofFields = problems.filter(({ name }) => name !== '')
  return {
    form: problems.find(({ name }) => name === '')?.message,
    fields: Object.fromEntries(ofFields.map(({ name, message }) => [name, message])),
  }
}

/** Checks the whole form on every change, on leaving a field and on submitting; each field decides what is shown. */
export const validateAlways: ValidationLogicFn = ({ event, validators, form, runValidation }) => {
  const isDue = event.type === 'change' || event.type === 'blur' || event.type === 'submit'
  const check = { fn: event.async ? undefined : validators?.onDynamic, cause: 'dynamic' } as const
  // The type says void, but TanStack Form uses the return value.
  return runValidation({ validators: isDue ? [check] : [], form })
}

function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name === '' ? String(key) : `${name}.${String(key)}`
  }, '')
}

// The first problem of each field, by the form's name for it (`items[0].title`).
function findProblems(schema: z.ZodType, value: unknown): Problem[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  const problems = new Map<string, Problem>()
  for (const issue of result.error.issues) {
    const name = fieldName(issue.path)
    if (!problems.has(name)) problems.set(name, { name, message: issue.message })
  }
  return [...problems.values()]
}
