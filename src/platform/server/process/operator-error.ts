import fs from 'node:fs'

/** What the operator can fix: a German sentence, shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Whether there is no room for PostgreSQL's next log segment of 16 MB. */
export function isFull(dataDir: string): boolean {
  if (!fs.existsSync(dataDir)) return false
  const { bavail, bsize } = fs.statfsSync(dataDir)
  return bavail * bsize < 17_000_000
}

/** A full disk shows in many ways, one of which is PostgreSQL ending without a message. */
export function withoutRoom(dataDir: string | undefined): OperatorError | undefined {
  if (dataDir === undefined || !isFull(dataDir)) return undefined
  return new OperatorError(
    `Auf dem Datenträger von ${dataDir} ist kein Platz mehr. ` +
      'Bitte Platz schaffen oder DATA_DIR auf einen anderen Datenträger legen.',
  )
}
