import { useState } from 'react'
import { useKeptInput } from './use-kept-input'

/**
 * A `useState` for what somebody enters without a form: when the session ends meanwhile, signing in again brings its
 * value back; see {@link useKeptInput}.
 * @param values where its file keeps them, made once outside of components; weak, so that they are gone with what was
 *   kept for somebody else
 * @param name distinguishes it on its page
 */
export function useKeptState<Value>(values: WeakMap<object, Value>, name: string, first: () => Value) {
  const [start] = useState(first)
  const [value, setValue] = useState<Value>(() => start)
  useKeptInput(name, {
    read() {
      if (value === start) return undefined
      const kept = {}
      values.set(kept, value)
      return kept
    },
    bringBack(kept) {
      const known = typeof kept === 'object' && kept !== null ? values.get(kept) : undefined
      if (known !== undefined) setValue(() => known)
    },
  })
  return [value, setValue] as const
}
