type ReadInput = () => unknown

/** Forms on the page with changes nobody saved, by the address they stand at. */
const open = new Map<string, ReadInput>()
let kept: { owner: string; inputs: Map<string, unknown> } | null = null

/**
 * Unsaved input that outlives the page it was typed into, in the memory of this window alone: a session that ended
 * elsewhere must not cost anybody their text. It comes back to its owner and to nobody else.
 */
export const keptInputs = {
  /**
   * A form tells where it stands and what is typed into it.
   * @param read undefined as long as there is nothing unsaved
   * @returns takes it back
   */
  register(address: string, read: ReadInput): () => void {
    open.set(address, read)
    return () => {
      if (open.get(address) === read) open.delete(address)
    }
  },
  /** Whether anything on the page is unsaved. */
  hasUnsaved(): boolean {
    return [...open.values()].some((read) => read() !== undefined)
  },
  /** The session of `owner` has ended: what is unsaved now waits for them. */
  keepFor(owner: string): void {
    const inputs = new Map<string, unknown>()
    for (const [address, read] of open) {
      const values = read()
      if (values !== undefined) inputs.set(address, values)
    }
    if (inputs.size > 0) kept = { owner, inputs }
  },
  /** Somebody is signed in: what waits for others is gone. */
  dropUnlessOf(owner: string): void {
    if (kept?.owner !== owner) kept = null
  },
  /** What waits at this address, once. */
  take(address: string): unknown {
    const values = kept?.inputs.get(address)
    kept?.inputs.delete(address)
    return values
  },
}
