import { type ToastOptions, toast } from '../toast/toast-store'

type EntryList<Entry> = {
  state: { value: readonly Entry[] }
  removeValue: (index: number) => unknown
  insertValue: (index: number, entry: Entry) => unknown
}

/**
 * Removes an entry of a list in a form; a message offers to put it back in its place, with all that was written in it.
 * When the list is full by then, the message says so and the offer stays.
 * @param max how many the list may have
 * @returns ends the offer, for a form that is left
 */
export function removeEntry<Entry>(
  list: EntryList<Entry>,
  index: number,
  name: string,
  max = Number.POSITIVE_INFINITY,
): () => void {
  const entry = list.state.value[index]
  if (entry === undefined) return () => {}
  list.removeValue(index)
  let offer = show({ severity: 'secondary', title: 'Entfernt', message: name })
  return () => toast.dismiss(offer)

  function show(options: ToastOptions): number {
    return toast.show({ ...options, life: 8000, action: { label: 'Rückgängig', onAction: () => putBack(entry) } })
  }
  function putBack(removed: Entry | undefined) {
    if (removed === undefined) return
    if (list.state.value.length < max) list.insertValue(index, removed)
    else
      offer = show({ severity: 'warn', title: `Mehr als ${max} gehen nicht`, message: 'Erst etwas anderes entfernen.' })
  }
}
