import type { AnyFormApi } from '@tanstack/react-form'
import { useLocation } from '@tanstack/react-router'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { UnsavedForms } from '~/ui/dialog/unsaved-forms'
import { useLeaveGuard } from './use-leave-guard'

export type FormGuardOptions = {
  /** Whether leaving asks when there are unsaved changes. Off for passwords, and where the form saves by itself. */
  isGuarded?: boolean
  /** There is something to lose before the first change, e.g. what was read from a file. */
  startsUnsaved?: boolean
  /** Submitting it only leads on, e.g. to a preview: nothing is saved by that. */
  isStep?: boolean
  /** Distinguishes the forms of one page that have the same fields. */
  name?: string
  /** What people would lose, where there is more to say; with "du" for applicants. */
  unsavedMessage?: string
}

/**
 * Asks before a form with unsaved changes or its dialog is closed, and restores what was typed when the session ended
 * elsewhere (`keptInputs`).
 */
export function useFormGuard(form: AnyFormApi, options: FormGuardOptions): void {
  const { isGuarded = true, startsUnsaved = false, isStep = false, name } = options
  const saved = useRef<unknown>(undefined)
  useEffect(() => {
    let wasSubmitting = false
    const { unsubscribe } = form.store.subscribe(() => {
      const { isSubmitting, isSubmitSuccessful, values } = form.state
      if (wasSubmitting && !isSubmitting && isSubmitSuccessful && !isStep) saved.current = values
      wasSubmitting = isSubmitting
    })
    return unsubscribe
  }, [form, isStep])
  function unsaved(): unknown {
    const { isDefaultValue, values } = form.state
    const isUnchanged = isDefaultValue && !startsUnsaved
    return !isGuarded || isUnchanged || values === saved.current ? undefined : values
  }
  const pathname = useLocation({ select: (location) => location.pathname })
  const place = `${pathname}#${name ?? Object.keys(form.options.defaultValues ?? {}).join()}`
  useLeaveGuard({
    place,
    read: unsaved,
    isBeingSent: () => form.state.isSubmitting,
    bringBack(values) {
      if (typeof values !== 'object' || values === null) return
      for (const [field, value] of Object.entries(values)) form.setFieldValue(field, value)
    },
    message: options.unsavedMessage,
  })

  const ofDialog = useContext(UnsavedForms)
  const isUnsaved = useEffectEvent(() => unsaved() !== undefined && !form.state.isSubmitting)
  useEffect(() => ofDialog?.(() => isUnsaved()), [ofDialog])
}
