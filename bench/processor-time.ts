import fs from 'node:fs/promises'

/** Ticks of `/proc`, in 1/100 s. */
const SECONDS_PER_TICK = 0.01

/** Seconds of processor time a process has used; 0 where there is no /proc. */
export async function cpuSeconds(pid: number): Promise<number> {
  const { own } = await timesOf(String(pid))
  return own * SECONDS_PER_TICK
}

/** The same of a process with all its children, also those that have ended. */
export async function cpuSecondsWithChildren(pid: number): Promise<number> {
  const { own, ended } = await timesOf(String(pid))
  const others = await fs.readdir('/proc').catch((): string[] => [])
  const times = await Promise.all(others.filter((name) => /^\d+$/.test(name)).map(timesOf))
  const children = times.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + child.own + child.ended, 0)
  return (own + ended + children) * SECONDS_PER_TICK
}

/** Idle seconds of all processors together; 0 where there is no /proc. */
export async function idleSeconds(): Promise<number> {
  const stat = await fs.readFile('/proc/stat', 'utf8').catch(() => '')
  // "cpu", user, nice, system, idle, waiting for disks (proc(5)).
  const [, , , , idle = 0, waiting = 0] = (stat.split('\n', 1)[0] ?? '').split(/\s+/).map(Number)
  return (idle + waiting) * SECONDS_PER_TICK
}

async function timesOf(pid: string): Promise<{ parent: number; own: number; ended: number }> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name in brackets: state, parent; utime, stime and those of ended children from the twelfth on (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const at = (index: number) => Number(fields[index] ?? 0)
  return { parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) }
}
