/** What people do may have to wait for a transaction that indexes, so long at most. */
const WANTED_MS = 400
const LEAST = 25
const MOST = 250

/** How many postings one transaction indexes: fewer where the machine has much else to do. */
export class BatchSize {
  current = MOST / 2

  /** @param ms how long the last batch took, which was as large as it may be */
  took(ms: number) {
    const change = Math.min(2, Math.max(0.25, WANTED_MS / Math.max(1, ms)))
    this.current = Math.min(MOST, Math.max(LEAST, Math.round(this.current * change)))
  }
}
