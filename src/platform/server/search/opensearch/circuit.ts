/** After so many failures in a row nobody waits for the cluster any more. */
const MOST_FAILURES = 3
/** So often one request looks whether it is there again, milliseconds. */
const PROBE_MS = 1_000
/** More searches of one process at once only wait for each other. */
const MOST_AT_ONCE = 100

/** The cluster is left in peace for now. */
class CircuitOpen extends Error {}

/** Keeps those who ask from waiting one after the other for something that is away. */
export class Circuit {
  private failures = 0
  private probeAt = 0
  private running = 0

  /** Whether it is worth asking now. */
  get isClosed(): boolean {
    return this.failures < MOST_FAILURES
  }

  /**
   * @param isFailure whether an error means that the cluster is away; others are the question's own
   * @throws what `ask` throws, and an error for which `isOpen` holds when nobody is asked
   */
  async run<Answer>(ask: () => Promise<Answer>, isFailure: (error: unknown) => boolean): Promise<Answer> {
    if (this.running >= MOST_AT_ONCE || !this.mayAsk()) throw new CircuitOpen('the cluster is not asked')
    this.running += 1
    try {
      const answer = await ask()
      this.failures = 0
      return answer
    } catch (error) {
      this.failures = isFailure(error) ? this.failures + 1 : 0
      throw error
    } finally {
      this.running -= 1
    }
  }

  private mayAsk(): boolean {
    if (this.isClosed) return true
    const now = performance.now()
    if (now < this.probeAt) return false
    this.probeAt = now + PROBE_MS
    return true
  }
}

export function isOpen(error: unknown): boolean {
  return error instanceof CircuitOpen
}
