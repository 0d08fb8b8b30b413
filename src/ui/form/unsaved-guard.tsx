import type { AnyFormApi } from '@tanstack/react-form'
import { useBlocker, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { keptInputs } from './kept-inputs'
import { askToLeave, UNSAVED_MESSAGE } from './leave-form'

type UnsavedGuardProps = {
  /** From `useAppForm`. */
  form: AnyFormApi
  /** Tells the forms of one page apart, where there are several. */
  name?: string
  /** Tells people what they would lose; in the "du" form for applicants. */
  message?: string
}

/**
 * Asks before somebody leaves a page with a form that has changes nobody saved, and brings back what was typed when the
 * session ended elsewhere (`keptInputs`). Needs `<ConfirmHost>`.
 */
export function UnsavedGuard({ form, name = '', message = UNSAVED_MESSAGE }: UnsavedGuardProps) {
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
  const address = useLocation({ select: ({ pathname }) => pathname }) + name
  const unsaved = useEffectEvent(() => (hasChanges() ? form.state.values : undefined))
  const bringBack = useEffectEvent((values: unknown) => {
    if (typeof values !== 'object' || values === null) return
    for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value)
  })
  useEffect(() => {
    bringBack(keptInputs.take(address))
    return keptInputs.register(address, () => unsaved())
  }, [address])
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && hasChanges() && !(await askToLeave(message)),
    enableBeforeUnload: hasChanges,
  })
  return null
}
