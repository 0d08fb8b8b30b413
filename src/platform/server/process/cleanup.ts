/** Thrown by work that was still starting when the process was told to stop; not reported. */
export class Stopping extends Error {
  override name = 'Stopping'
}

export type Cleanup = ReturnType<typeof createCleanup>

type Resource = { name: string; opening: Promise<(() => unknown) | undefined>; patience: number }

/** Opened resources, so that they can be closed in reverse order at any moment, also while opening. */
export function createCleanup(log: (message: string) => void) {
  const resources: Resource[] = []
  const abort = new AbortController()
  let closing: Promise<void> | undefined

  return {
    /** Aborted when the process is told to stop. */
    signal: abort.signal,

    /**
     * Opens something and remembers how to close it.
     * @param patience milliseconds that closing may take
     * @throws {Stopping} when the process was told to stop before or meanwhile
     */
    async open<T>(
      name: string,
      open: () => T | Promise<T>,
      close: (value: T) => unknown,
      patience = 10_000,
    ): Promise<T> {
      if (abort.signal.aborted) throw new Stopping()
      const opened = Promise.resolve().then(open)
      const opening = opened.then(
        (value) => () => close(value),
        () => undefined,
      )
      resources.push({ name, opening, patience })
      const value = await opened
      if (abort.signal.aborted) throw new Stopping()
      return value
    },

    /** Closes everything, the last first; a resource that does not close in time is abandoned. */
    close(): Promise<void> {
      abort.abort()
      closing ??= closeAll()
      return closing
    },
  }

  async function closeAll() {
    for (const resource of resources.reverse()) {
      try {
        const close = await resource.opening
        await within(resource.patience, close?.())
      } catch (error) {
        log(`${resource.name} ließ sich nicht ordentlich beenden: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
}

async function within(milliseconds: number, work: unknown) {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`keine Antwort nach ${milliseconds / 1000} s`)), milliseconds)
  try {
    await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
