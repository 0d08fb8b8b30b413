import { execFile, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const FILLER = 'filler'
/** What is left for the end, when others write meanwhile. */
const REST_BYTES = 8 << 20
const run = promisify(execFile)

/** A small disk of its own for one program: a file system in memory. Needs root. */
export type Disk = {
  directory: string
  /** Takes all of its free space, until `free` is called. */
  fill(): Promise<void>
  free(): void
  remove(): void
}

/** Mounts a disk at a new directory. */
export function makeDisk(directory: string, megabytes: number): Disk {
  fs.mkdirSync(directory, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'stellwerk-bench', directory])
  const filler = path.join(directory, FILLER)
  return {
    directory,
    async fill() {
      const { bavail, bsize } = fs.statfsSync(directory)
      // By a program: gigabytes written here would keep the warden and those who look from their work for seconds.
      const most = String(Math.max(1, bavail * bsize - REST_BYTES))
      await run('fallocate', ['--length', most, filler]).catch(() => {})
      const file = fs.openSync(filler, 'a')
      const block = Buffer.alloc(1 << 20)
      try {
        for (;;) fs.writeSync(file, block)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        fs.closeSync(file)
      }
    },
    free: () => fs.rmSync(filler, { force: true }),
    remove() {
      try {
        execFileSync('umount', ['--lazy', directory])
      } catch (error) {
        console.error(`${directory} stays mounted: ${error}`)
      }
    },
  }
}
