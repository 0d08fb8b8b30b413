import fs from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'

/** Copies a new cluster into the directory of an embedded PostgreSQL, which saves the second for creating one. */
export function copyCluster(directory: string): void {
  const original = inject('newCluster')
  // Others may pass through, as in a data directory created by a start as root.
  fs.mkdirSync(path.dirname(directory), { recursive: true, mode: 0o711 })
  fs.cpSync(original, directory, { recursive: true })
  // PostgreSQL requires both.
  for (const name of ['', ...fs.readdirSync(original, { encoding: 'utf8', recursive: true })]) {
    const { uid, gid, mode } = fs.statSync(path.join(original, name))
    fs.chmodSync(path.join(directory, name), mode & 0o777)
    if (process.getuid?.() === 0) fs.chownSync(path.join(directory, name), uid, gid)
  }
}
