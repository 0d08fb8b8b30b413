import { createFormHook, type DeepKeys } from '@tanstack/react-form'
import type { z } from '~/lib/zod'
import { fieldContext, formContext } from './form-context'
import { type NamedFields, namedFields } from './named-fields'
import { schemaErrors, validateAlways } from './schema-validation'

export const { useAppForm: useTanStackForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: {},
  formComponents: {},
})

export type AppFormOptions<Values, Schema extends z.ZodType> = {
  /** The schema of the procedure's input, the same as the server's. */
  schema: Schema
  /** Initial values of the fields; may be wider than the schema's input (e.g. `null` for an empty number). */
  defaultValues: Values
  /**
   * Gets the parsed input. Errors with `data.fieldErrors` are shown at their fields; throw `FormProblem` for others.
   */
  onSubmit: (input: z.output<Schema>, values: Values) => Promise<unknown> | unknown
}

/**
 * A form whose rules are one zod schema. Render it with `<Form form={form}>` and `<form.TextField name="…">`, or with
 * `<form.AppField name="…">` around a field of one's own.
 */
export function useAppForm<Values, Schema extends z.ZodType>(options: AppFormOptions<Values, Schema>) {
  const { schema, defaultValues, onSubmit } = options
  const form = useTanStackForm({
    defaultValues,
    validationLogic: validateAlways,
    // Submitting always validates again, so that a form once invalid can be sent when it no longer is.
    canSubmitWhenInvalid: true,
    validators: { onDynamic: ({ value }) => schemaErrors(schema, value) },
    onSubmit: async ({ value }) => {
      await onSubmit(schema.parse(value), value)
    },
  })
  const ofItsNames: NamedFields<DeepKeys<Values>> = namedFields
  return Object.assign(form, ofItsNames)
}
