import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The secret of this installation: created once, readable only by the owner. */
export function installationSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret')
  if (!fs.existsSync(file)) {
    // Written aside and renamed: a crash must not leave an empty secret.
    fs.writeFileSync(`${file}.new`, randomBytes(32).toString('base64url'), { mode: 0o600 })
    fs.renameSync(`${file}.new`, file)
  }
  return fs.readFileSync(file, 'utf8').trim()
}
