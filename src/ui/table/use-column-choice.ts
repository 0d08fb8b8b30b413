import { useSyncExternalStore } from 'react'

type Choosable = {
  id: string
  isPrimary?: boolean
  isHeaderHidden?: boolean
  isOffWhenNarrow?: boolean
}

/**
 * Which columns somebody wants to see, stored in this browser under `storageKey`. The primary one and actions always
 * stay. Before a choice the width decides: a folded column is rendered, and table.css hides it while the table is
 * narrow, so that nothing jumps after loading.
 */
export function useColumnChoice<Column extends Choosable>(
  storageKey: string | undefined,
  columns: readonly Column[],
  isNarrow: boolean,
) {
  const stored = useSyncExternalStore(
    subscribe,
    () => (storageKey ? read(storageKey) : null),
    () => null,
  )
  const chosen = stored === null ? null : new Set(stored.split(' '))
  const isShown = (column: Column) =>
    !isChoosable(column) || storageKey === undefined || chosen === null || chosen.has(column.id)
  const isFolded = (column: Column) =>
    isChoosable(column) && storageKey !== undefined && chosen === null && column.isOffWhenNarrow === true
  const isSeen = (column: Column) => isShown(column) && !(isNarrow && isFolded(column))
  const choosable = columns.filter(isChoosable)

  function toggle(column: Column, isOn: boolean) {
    if (!storageKey) return
    const next = choosable.filter((each) => (each.id === column.id ? isOn : isSeen(each)))
    write(storageKey, next.map(({ id }) => id).join(' '))
  }
  return { shown: columns.filter(isShown), choosable, isSeen, isFolded, toggle }
}

function isChoosable({ isPrimary, isHeaderHidden }: Choosable): boolean {
  return !isPrimary && !isHeaderHidden
}

const listeners = new Set<() => void>()
// Storage may be forbidden or full; the choice then lasts as long as the page.
const unstored = new Map<string, string>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(`columns:${key}`)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`columns:${key}`, value)
  } catch {
    unstored.set(key, value)
  }
  for (const listener of listeners) listener()
}
