/** A value that lives outside of React, for `useSyncExternalStore`. */
export function outsideState<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
