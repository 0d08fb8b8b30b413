type Listener = () => void
const listeners = new Set<Listener>()

/**
 * Signals when a call to `/api/auth` may have changed the session.
 * @returns the function that stops listening
 */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Calls the listeners of {@link onSessionChange}. */
export function signalSessionChange(): void {
  for (const listener of listeners) listener()
}
