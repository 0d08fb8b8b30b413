import { useSyncExternalStore } from 'react'

type Choosable = { id: string; isPrimary?: boolean; isHeaderHidden?: boolean; isOffAtFirst?: boolean }

/**
 * Which columns somebody wants to see, stored in this browser under `storageKey`. The primary one and actions always
 * stay.
 */
export function useColumnChoice<Column extends Choosable>(storageKey: string | undefined, columns: readonly Column[]) {
  const stored = useSyncExternalStore(
    subscribe,
    () => (storageKey ? read(storageKey) : null),
    () => null,
  )
  const chosen = stored === null ? null : new Set(stored.split(' '))
  const isShown = (column: Column) =>
    !isChoosable(column) || storageKey === undefined || (chosen ? chosen.has(column.id) : !column.isOffAtFirst)
  const choosable = columns.filter(isChoosable)

  function toggle(column: Column, isOn: boolean) {
    if (!storageKey) return
    const next = choosable.filter((each) => (each.id === column.id ? isOn : isShown(each)))
    write(storageKey, next.map(({ id }) => id).join(' '))
  }
  return { shown: columns.filter(isShown), choosable, isShown, toggle }
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
