import { useEffect, useRef } from 'react'
import { removeEntry } from './remove-entry'
import { useOffers } from './use-offers'

/** {@link removeEntry} for a list that is no field of a form; what it offers to put back ends with its component. */
export function useRemoveEntry<Entry>(value: readonly Entry[], onChange: (next: Entry[]) => void, max: number) {
  const latest = useRef({ value, onChange })
  const offers = useOffers()
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
    offers.add(removeEntry(list, index, name, max))
  }
}
