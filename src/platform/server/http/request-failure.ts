/**
 * Hands a fault to the log line of its request, so that one failed request is one line.
 *
 * @returns false when no such request is under way or it has failed already: then the caller writes a line of its own
 */
export function noteFailure(requestId: string, error: unknown): boolean {
  const take = takers.get(requestId)
  if (!take) return false
  takers.delete(requestId)
  take(error)
  return true
}

/** Takes the first fault of a request that is under way. Returns the function that ends it. */
export function onFailure(requestId: string, take: (error: unknown) => void): () => void {
  takers.set(requestId, take)
  return () => takers.delete(requestId)
}

const takers = new Map<string, (error: unknown) => void>()
