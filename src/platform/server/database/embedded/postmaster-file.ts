import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { isWindows } from './binaries.ts'

/** What PostgreSQL writes about itself into `postmaster.pid`. */
export type PostmasterFile = { pid: number; port: number; socketDirectory: string; isReady: boolean }

/** Absent when no server has the cluster, or when it is about to write the file. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  const lines = readText(path.join(cluster, 'postmaster.pid'))?.split('\n')
  if (!lines) return undefined
  return {
    pid: Number(lines[0]),
    port: Number(lines[3]),
    socketDirectory: lines[4] ?? '',
    isReady: lines[7]?.trim() === 'ready',
  }
}

/** Removes a file left by a dead server. Only for the process that holds the data directory. */
export function removePostmasterFile(cluster: string): void {
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether the process is a PostgreSQL on this cluster. The process id alone proves nothing: after a restart, especially
 * in a container, it may belong to anything.
 */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  if (isWindows) return true
  const command =
    process.platform === 'linux'
      ? readText(`/proc/${pid}/cmdline`)
      : spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  return command?.includes('postgres') === true && command.includes(cluster)
}

function readText(file: string) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
