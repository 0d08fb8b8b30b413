import { type AnyFormApi, createFormHook, type DeepKeys, useSelector } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, type FormEvent, type ReactNode, useContext, useRef, useState } from 'react'
import type { z } from '~/lib/zod'
import { Button } from '../buttons/button'
import { classNames } from '../class-names'
import { useFocusPlace } from '../focus/use-focus-place'
import { ErrorSummary } from './error-summary'
import { fieldContext, formContext } from './form-context'
import { type FormFailure, findFailure, stillOpen } from './form-failure'
import { type FormGuardOptions, useFormGuard } from './guard/use-form-guard'
import { type NamedFields, namedFields } from './named-fields'
import { schemaErrors, validateAlways } from './schema-validation'
import { clearServerErrors, placeServerErrors } from './server-errors'

type FormProps = FormGuardOptions & {
  /** From `useAppForm`. */
  form: AnyFormApi
  children: ReactNode
  /** Heading of the error summary; with "du" for applicants. */
  errorTitle?: string
  className?: string
}

/**
 * The form element: submits once at a time, shows and focuses the error summary, puts server errors at their fields,
 * and asks before unsaved changes are left.
 */
export function Form({ form, children, errorTitle, className, ...guard }: FormProps) {
  useFormGuard(form, guard)
  const element = useRef<HTMLFormElement>(null)
  useFocusPlace(element)
  const [failure, setFailure] = useState<FormFailure>({ attempt: 0, problems: [] })
  const left = stillOpen(form, failure.problems)
  // Renders again when a field is corrected.
  useSelector(form.store, () => stillOpen(form, failure.problems).length)
  // What is corrected stays out until the next try: its line would come back above somebody who is typing.
  if (left.length < failure.problems.length) setFailure({ ...failure, problems: left })

  async function send() {
    if (form.state.isSubmitting) return
    clearServerErrors(form)
    const unplaced: string[] = []
    try {
      await form.handleSubmit()
    } catch (error) {
      const messages = placeServerErrors(form, error)
      if (!messages) throw error
      unplaced.push(...messages)
    }
    const problems = findFailure(form, unplaced)
    setFailure((previous) => ({ attempt: previous.attempt + (problems.length > 0 ? 1 : 0), problems }))
  }

  return (
    <formContext.Provider value={form}>
      <form
        ref={element}
        noValidate
        // If the browser ever submits it natively, nothing typed may end up in the address.
        method="post"
        className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', className)}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          // A form in a dialog is still a React child of the page's form.
          event.stopPropagation()
          void send()
        }}
      >
        <ErrorSummary problems={left} attempt={failure.attempt} title={errorTitle} />
        {children}
      </form>
    </formContext.Provider>
  )
}

/**
 * Submits the surrounding `<Form>` and shows progress. Disabled until hydration: before that, the browser would reload
 * the page and lose what was typed.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'isPending'>) {
  const form = useContext(formContext)
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const isAwake = useHydrated()
  return <Button {...props} type="submit" disabled={!isAwake || props.disabled} isPending={isSubmitting} />
}

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
