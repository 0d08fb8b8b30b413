type ReadInput = () => unknown

/** What stands on the page and may have changes nobody saved, in the order in which it came. */
const open = new Set<{ address: string; read: ReadInput }>()
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
    const entry = { address, read }
    open.add(entry)
    return () => {
      open.delete(entry)
    }
  },
  /** The first on the page with something unsaved: it asks for all of them. */
  firstUnsaved(): ReadInput | undefined {
    return [...open].find(({ read }) => read() !== undefined)?.read
  },
  /** The session of `owner` has ended: what is unsaved now waits for them. */
  keepFor(owner: string): void {
    const inputs = new Map<string, unknown>()
    for (const { address, read } of open) {
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
