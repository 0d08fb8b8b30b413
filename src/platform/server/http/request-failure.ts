/**
 * Adds an error to the log line of its request, so that one failed request is one line.
 * @returns false when no such request is running or it has failed already: then the caller writes its own line
 */
export function noteFailure(requestId: string, error: unknown): boolean {
  const take = takers.get(requestId)
  if (!take) return false
  takers.delete(requestId)
  take(error)
  return true
}

/**
 * Takes the first error of a running request.
 * @returns the function that ends it
 */
export function onFailure(requestId: string, take: (error: unknown) => void): () => void {
  takers.set(requestId, take)
  return () => takers.delete(requestId)
}

const takers = new Map<string, (error: unknown) => void>()
