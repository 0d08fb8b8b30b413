/** After this many failures in a row nobody waits for the cluster any more. */
const MOST_FAILURES = 3
/** It is probed at most so often while it is away, milliseconds. */
const PROBE_MS = 1_000
/** More searches of one process at the same time would only wait for each other. */
const MOST_AT_ONCE = 100

/** The cluster is not asked. */
class CircuitOpen extends Error {}

/** Keeps callers from waiting, one after the other, for a cluster that is away. */
export class Circuit {
  private readonly probe: () => Promise<unknown>
  private failures = 0
  private running = 0
  private probeAt = 0

  /** @param probe finds out whether the cluster is back; rejects when it is not */
  constructor(probe: () => Promise<unknown>) {
    this.probe = probe
  }

  /**
   * @param isFailure whether an error means that the cluster is away; all others are caused by the question
   * @throws what `ask` throws, or an error for which `isOpen` holds
   */
  async run<Answer>(ask: () => Promise<Answer>, isFailure: (error: unknown) => boolean): Promise<Answer> {
    if (this.failures >= MOST_FAILURES) this.probeSoon()
    if (this.failures >= MOST_FAILURES || this.running >= MOST_AT_ONCE)
      throw new CircuitOpen('the cluster is not asked')
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

  /** In the background, because nobody should wait for it. */
  private probeSoon(): void {
    const now = performance.now()
    if (now < this.probeAt) return
    this.probeAt = now + PROBE_MS
    this.probe().then(
      () => {
        this.failures = 0
      },
      () => {},
    )
  }
}

/** Whether a request was not sent because the cluster is away. */
export function isOpen(error: unknown): boolean {
  return error instanceof CircuitOpen
}
