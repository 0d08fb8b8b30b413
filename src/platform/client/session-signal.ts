type Listener = () => void
const listeners = new Set<Listener>()

/** Tells when a call to `/api/auth` may have changed the session. Answers with a function that ends the listening. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function signalSessionChange(): void {
  for (const listener of listeners) listener()
}
