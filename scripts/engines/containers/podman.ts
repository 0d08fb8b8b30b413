import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { guard } from '../running/guard.ts'

/** Runs podman with some arguments; what it said, without the last line break. */
export type Podman = (...args: string[]) => Promise<string>

const OUTPUT = 64 * 1024 * 1024
const run = promisify(execFile)

/** Podman with images, containers, locks and settings of its own, all below one directory. */
export function podmanIn(directory: string): Podman {
  const places = ['--root', path.join(directory, 'storage'), '--runroot', path.join(directory, 'run')]
  const env = { ...process.env, CONTAINERS_CONF: path.join(directory, 'containers.conf') }
  return async (...args) => {
    const { stdout } = await run('podman', [...places, ...args], { env, maxBuffer: OUTPUT })
    return stdout.trim()
  }
}

/** Makes the directory that {@link podmanIn} works with; the function removes it with all containers and images. */
export function makePodmanDirectory(parent: string): { directory: string; remove: () => Promise<void> } {
  const directory = fs.mkdtempSync(path.join(parent, 'stellwerk-podman-'))
  const forget = guard(directory)
  fs.writeFileSync(path.join(directory, 'containers.conf'), settings(directory))
  async function remove(): Promise<void> {
    await podmanIn(directory)('rm', '--all', '--force', '--time=0').catch(() => {})
    // Its storage is mounted onto itself.
    await run('umount', ['--lazy', path.join(directory, 'storage/overlay')]).catch(() => {})
    fs.rmSync(directory, { recursive: true, force: true })
    forget()
  }
  return { directory, remove }
}

/** For machines without systemd, with both kinds of cgroups, and where root may not raise limits. */
function settings(directory: string): string {
  return `[containers]
default_ulimits = []
log_driver = "k8s-file"

[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
lock_type = "file"
runtime = "runc"
tmp_dir = ${JSON.stringify(path.join(directory, 'tmp'))}
`
}
