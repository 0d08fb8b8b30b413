import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** `nobody` on every Linux and most other systems. */
const nobody = 65_534

/** How to start a program that refuses to run as root. */
export type Identity = {
  /** Put in front of the command. */
  prefix: readonly string[]
  ids: { uid?: number; gid?: number }
  /** Who must own the files; absent when that is the current user. */
  owner: { uid: number; gid: number } | undefined
}

/**
 * PostgreSQL refuses to run as root. Then it runs as the owner of the existing files, else as nobody; where that user
 * cannot reach the directories (a checkout in /root), it gets the one capability for that.
 * @throws {EmbeddedPostgresError} when root may not pass that capability on
 */
export function unprivileged(options: { cluster: string; reaches: readonly string[] }): Identity {
  if (process.getuid?.() !== 0) return { prefix: [], ids: {}, owner: undefined }
  const owner = ownerOf(options.cluster)
  if (options.reaches.every((directory) => isReachable(directory, owner.uid))) {
    return { prefix: [], ids: owner, owner }
  }
  // no_setuid_fixup: without it access(2), which initdb calls, drops the capability.
  const prefix = [
    'setpriv',
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ]
  const [setpriv = '', ...args] = prefix
  if (spawnSync(setpriv, [...args, 'true'], { stdio: 'ignore' }).status === 0) return { prefix, ids: {}, owner }
  throw new EmbeddedPostgresError(
    'PostgreSQL läuft nicht als root, und ein anderer Benutzer erreicht dieses Verzeichnis nicht. ' +
      'Bitte Stellwerk an einen allgemein lesbaren Ort legen (etwa /srv/stellwerk), als gewöhnlicher Benutzer starten ' +
      'oder DATABASE_URL setzen.',
  )
}

function ownerOf(cluster: string) {
  const stat = fs.statSync(cluster, { throwIfNoEntry: false })
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : { uid: nobody, gid: nobody }
}

function isReachable(directory: string, uid: number) {
  for (let current = directory; ; current = path.dirname(current)) {
    const stat = fs.statSync(current)
    const bit = stat.uid === uid ? 0o100 : 0o001
    if ((stat.mode & bit) === 0) return false
    if (current === path.dirname(current)) return true
  }
}
