import { toast } from '../toast/toast-store'

type EntryList<Entry> = {
  state: { value: readonly Entry[] }
  removeValue: (index: number) => unknown
  insertValue: (index: number, entry: Entry) => unknown
}

/**
 * Removes an entry of a list in a form; a message offers to put it back in its place, with all that was written in it.
 * @returns id of the message, for a form that is left
 */
export function removeEntry<Entry>(list: EntryList<Entry>, index: number, name: string): number | null {
  const entry = list.state.value[index]
  if (entry === undefined) return null
  list.removeValue(index)
  return toast.show({
    severity: 'secondary',
    title: 'Entfernt',
    message: name,
    life: 8000,
    action: { label: 'Rückgängig', onAction: () => list.insertValue(index, entry) },
  })
}
