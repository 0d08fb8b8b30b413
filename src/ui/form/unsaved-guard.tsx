import type { AnyFormApi } from '@tanstack/react-form'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { confirm } from '../dialog/confirm'

type UnsavedGuardProps = {
  /** From `useAppForm`. */
  form: AnyFormApi
  /** Tells people what they would lose; in the "du" form for applicants. */
  message?: string
}

/** Asks before somebody leaves a page with a form that has changes nobody saved. Needs `<ConfirmHost>`. */
export function UnsavedGuard({ form, message = 'Ihre Änderungen sind noch nicht gespeichert.' }: UnsavedGuardProps) {
  const saved = useRef<unknown>(undefined)
  useEffect(() => {
    let wasSubmitting = false
    const { unsubscribe } = form.store.subscribe(() => {
      const { isSubmitting, isSubmitSuccessful, values } = form.state
      if (wasSubmitting && !isSubmitting && isSubmitSuccessful) saved.current = values
      wasSubmitting = isSubmitting
    })
    return unsubscribe
  }, [form])
  function hasChanges(): boolean {
    const { isDefaultValue, isSubmitting, values } = form.state
    return !isDefaultValue && !isSubmitting && values !== saved.current
  }
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && hasChanges() && !(await askToLeave(message)),
    enableBeforeUnload: hasChanges,
  })
  return null
}

function askToLeave(message: string): Promise<boolean> {
  return confirm({
    title: 'Seite verlassen?',
    message,
    acceptLabel: 'Verlassen',
    rejectLabel: 'Weiter bearbeiten',
    tone: 'danger',
  })
}
