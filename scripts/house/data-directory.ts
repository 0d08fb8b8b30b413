import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { OperatorError } from '../../src/platform/server/process/report.ts'
import { type Lock, tryLock } from './lock.ts'

const holderShape = z.object({ pid: z.number(), url: z.string() })

/**
 * Reserves the data directory for this process.
 * @throws {OperatorError} when another Stellwerk has it (says where that runs) or it is not writable
 */
export function claimDataDirectory(dataDir: string, url: string): Lock {
  const lock = open(dataDir)
  if (!lock) {
    const holder = readHolder(dataDir)
    const who = holder ? ` unter ${holder.url} (Prozess ${holder.pid})` : ''
    throw new OperatorError(
      `Stellwerk läuft bereits${who} mit dem Datenverzeichnis ${dataDir}. ` +
        'Für ein zweites daneben bitte PORT und DATA_DIR anders setzen.',
    )
  }
  fs.writeFileSync(holderFile(dataDir), JSON.stringify({ pid: process.pid, url }))
  return {
    release() {
      fs.rmSync(holderFile(dataDir), { force: true })
      lock.release()
    },
  }
}

/** Whether a Stellwerk currently has the data directory. */
export function isClaimed(dataDir: string): boolean {
  if (!fs.existsSync(path.join(dataDir, 'lock'))) return false
  const lock = open(dataDir)
  lock?.release()
  return lock === undefined
}

function open(dataDir: string) {
  try {
    // As root, PostgreSQL runs as another user and needs access to its own directory.
    makeDirectory(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
    return tryLock(path.join(dataDir, 'lock'))
  } catch (cause) {
    throw new OperatorError(
      `Das Datenverzeichnis ${dataDir} ist nicht beschreibbar. Bitte DATA_DIR auf ein eigenes Verzeichnis setzen.`,
      { cause },
    )
  }
}

/**
 * Not with mkdir's `recursive`: where the system says ENOENT although the parent exists, as in /proc, it loops forever.
 */
function makeDirectory(directory: string, mode: number) {
  if (fs.existsSync(directory)) return
  makeDirectory(path.dirname(directory), mode)
  try {
    fs.mkdirSync(directory, mode)
  } catch (error) {
    // Another start has created it meanwhile.
    if (!fs.existsSync(directory)) throw error
  }
}

function holderFile(dataDir: string) {
  return path.join(dataDir, 'server.json')
}

function readHolder(dataDir: string) {
  try {
    return holderShape.parse(JSON.parse(fs.readFileSync(holderFile(dataDir), 'utf8')))
  } catch {
    return undefined
  }
}
