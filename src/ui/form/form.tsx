import { type AnyFormApi, useSelector } from '@tanstack/react-form'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { useFocusPlace } from '../focus/use-focus-place'
import { ErrorSummary } from './error-summary'
import { formContext } from './form-context'
import { type FormFailure, findFailure, stillOpen } from './form-failure'
import { type FormGuardOptions, useFormGuard } from './guard/use-form-guard'
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
