import fs from 'node:fs'

/** What the person at the keyboard can do something about: a German sentence, shown without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Whether PostgreSQL could not write its next piece of log there, which is 16 MB. */
export function isFull(dataDir: string): boolean {
  if (!fs.existsSync(dataDir)) return false
  const { bavail, bsize } = fs.statfsSync(dataDir)
  return bavail * bsize < 17_000_000
}

/** A full disk shows itself in many ways, of which PostgreSQL's going without a word is one. */
export function withoutRoom(dataDir: string | undefined): OperatorError | undefined {
  if (dataDir === undefined || !isFull(dataDir)) return undefined
  return new OperatorError(
    `Auf dem Datenträger von ${dataDir} ist kein Platz mehr. ` +
      'Bitte Platz schaffen oder DATA_DIR auf einen anderen Datenträger legen.',
  )
}
