import { useEffect, useRef } from 'react'
import { useRemovals } from './use-removals'

/** {@link useRemovals} for a list that is no field of a form. */
export function useRemoveEntry<Entry extends { id: string }>(
  value: readonly Entry[],
  onChange: (next: Entry[]) => void,
  max: number,
) {
  const latest = useRef({ value, onChange })
  const { removeEntry } = useRemovals()
  useEffect(() => {
    latest.current = { value, onChange }
  })
  return (index: number, name: string) => {
    const change = (start: number, count: number, ...added: Entry[]) => {
      const { current } = latest
      current.onChange([...current.value].toSpliced(start, count, ...added))
    }
    const list = {
      get state() {
        return latest.current
      },
      removeValue: (at: number) => change(at, 1),
      insertValue: (at: number, entry: Entry) => change(at, 0, entry),
    }
    removeEntry(list, index, name, max)
  }
}
