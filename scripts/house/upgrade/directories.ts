import fs from 'node:fs'
import path from 'node:path'
import { currentTime } from '../../../src/lib/current-time.ts'

/** Where the embedded database lives. */
export function postgresDirectory(dataDir: string): string {
  return path.join(dataDir, 'postgres')
}

/** Where the next one is made; of no use before it is finished. */
export function unfinishedDirectory(dataDir: string): string {
  return path.join(dataDir, 'postgres-unfinished')
}

/** The finished next one, until it takes its place. */
function nextDirectory(dataDir: string): string {
  return path.join(dataDir, 'postgres-next')
}

/**
 * Puts the finished database in the place of the old one, which stays beside it under a name with its version and the
 * day. Only for the process that holds the data directory.
 * @returns where the old one is now
 */
export function exchange(dataDir: string, oldMajor: number): string {
  const kept = freeName(path.join(dataDir, `postgres-${oldMajor}-${currentTime().toISOString().slice(0, 10)}`))
  fs.renameSync(unfinishedDirectory(dataDir), nextDirectory(dataDir))
  fs.renameSync(postgresDirectory(dataDir), kept)
  finishUpgrade(dataDir)
  return kept
}

/** The last step of an exchange that was interrupted between its steps. */
export function finishUpgrade(dataDir: string): void {
  if (fs.existsSync(postgresDirectory(dataDir)) || !fs.existsSync(nextDirectory(dataDir))) return
  fs.renameSync(nextDirectory(dataDir), postgresDirectory(dataDir))
}

/** Removes what an interrupted upgrade left behind; never the finished database while none is in its place. */
export function removeUnfinished(dataDir: string): void {
  fs.rmSync(unfinishedDirectory(dataDir), { recursive: true, force: true })
  if (fs.existsSync(postgresDirectory(dataDir))) fs.rmSync(nextDirectory(dataDir), { recursive: true, force: true })
}

function freeName(wanted: string): string {
  let name = wanted
  for (let count = 2; fs.existsSync(name); count++) name = `${wanted}-${count}`
  return name
}
