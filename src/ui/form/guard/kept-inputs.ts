type ReadInput = () => unknown

/** Inputs on the page that may have unsaved changes, in the order in which they were added. */
const open = new Set<{ address: string; read: ReadInput; isQuiet: () => boolean }>()
let kept: { owner: string; inputs: Map<string, unknown> } | null = null

/**
 * Unsaved input that outlives its page, in the memory of this window only: a session that ended elsewhere must not cost
 * anybody their text. It is restored for its owner and for nobody else.
 */
export const keptInputs = {
  /**
   * Registers a form with its place and its input.
   * @param read undefined as long as there is nothing unsaved
   * @param isQuiet it is kept, but nobody is asked about it: it is part of a form that asks, or on its way
   * @returns unregisters it
   */
  register(address: string, read: ReadInput, isQuiet = () => false): () => void {
    const entry = { address, read, isQuiet }
    open.add(entry)
    return () => {
      open.delete(entry)
    }
  },
  /** The first one with something unsaved: it asks for all of them. */
  firstUnsaved(): ReadInput | undefined {
    return [...open].find(({ read, isQuiet }) => !isQuiet() && read() !== undefined)?.read
  },
  /** The session of `owner` has ended: unsaved input is kept for them. */
  keepFor(owner: string): void {
    const inputs = new Map<string, unknown>()
    for (const { address, read } of open) {
      const values = read()
      if (values !== undefined) inputs.set(address, values)
    }
    if (inputs.size > 0) kept = { owner, inputs }
  },
  /** Somebody is signed in: what was kept for others is deleted. */
  dropUnlessOf(owner: string): void {
    if (kept?.owner !== owner) kept = null
  },
  /** What was kept for this address, once. */
  take(address: string): unknown {
    const values = kept?.inputs.get(address)
    kept?.inputs.delete(address)
    return values
  },
}
