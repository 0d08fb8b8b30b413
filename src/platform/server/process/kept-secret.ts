import { randomBytes } from 'node:crypto'
import fs from 'node:fs'

/** A secret in a file: made once, readable only by the owner. */
export function keptSecret(file: string, bytes: number): string {
  if (!fs.existsSync(file)) {
    // Written aside and renamed: a crash must not leave an empty secret.
    fs.writeFileSync(`${file}.new`, randomBytes(bytes).toString('base64url'), { mode: 0o600 })
    fs.renameSync(`${file}.new`, file)
  }
  return fs.readFileSync(file, 'utf8').trim()
}
