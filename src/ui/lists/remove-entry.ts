import { type ToastOptions, toast } from '../toast/toast-store'

type EntryList<Entry> = {
  state: { value: readonly Entry[] }
  removeValue: (index: number) => unknown
  insertValue: (index: number, entry: Entry) => unknown
}

/**
 * Removes entries of lists; a message offers to put each back in its place, with all that was written in it. When the
 * list is full by then, the message says so and the offer stays. Only for `useRemovals`, which ends the offers.
 */
export function entryRemover() {
  const offers = new Set<number>()
  /** Everything that was in a list, also what has gone from it. */
  let order: readonly string[] = []

  function removeEntry<Entry extends { id: string }>(
    list: EntryList<Entry>,
    index: number,
    name: string,
    max = Number.POSITIVE_INFINITY,
  ) {
    const entry = list.state.value[index]
    if (entry === undefined) return
    const removed = entry
    order = withGone(list.state.value, order)
    list.removeValue(index)
    offer({ severity: 'secondary', title: 'Entfernt', message: name })

    function offer(options: ToastOptions) {
      offers.add(toast.show({ ...options, life: 8000, action: { label: 'Rückgängig', onAction: putBack } }))
    }
    function putBack() {
      const { value } = list.state
      if (value.length < max) list.insertValue(placeOf(removed.id, value, order), removed)
      else offer({ severity: 'warn', title: `Mehr als ${max} gehen nicht`, message: 'Erst etwas anderes entfernen.' })
    }
  }
  function endAll() {
    for (const id of offers) toast.dismiss(id)
    offers.clear()
  }
  return { removeEntry, endAll }
}

/** The ids of the entries, and between them what was among them before, each behind what it stood behind. */
function withGone(entries: readonly { id: string }[], before: readonly string[]): string[] {
  const ids = entries.map(({ id }) => id)
  for (const [at, id] of before.entries()) {
    if (!ids.includes(id)) ids.splice(ids.indexOf(before[at - 1] ?? '') + 1, 0, id)
  }
  return ids
}

/** Where something that has gone belongs among the entries. */
function placeOf(id: string, entries: readonly { id: string }[], before: readonly string[]): number {
  const ids = withGone(entries, before)
  const ahead = new Set(ids.slice(0, ids.indexOf(id)))
  return entries.filter((entry) => ahead.has(entry.id)).length
}
