import type { AnyFormApi } from '@tanstack/react-form'
import { useEffect } from 'react'

const FIELDS = ['firstName', 'lastName', 'email'] as const

/** In the memory of this window only, and never the password. */
let typed: Partial<Record<(typeof FIELDS)[number], string>> = {}

/** Whoever goes back from registering, to correct the own ad, finds name and address again on the way forward. */
export function useTypedBefore(form: AnyFormApi): void {
  useEffect(() => {
    for (const field of FIELDS) {
      const before = typed[field]
      if (before && form.state.values[field] === '') form.setFieldValue(field, before)
    }
    return () => {
      const { values, isSubmitSuccessful } = form.state
      typed = isSubmitSuccessful ? {} : Object.fromEntries(FIELDS.map((field) => [field, values[field]]))
    }
  }, [form])
}
