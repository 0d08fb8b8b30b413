import fs from 'node:fs'

/** Ids of the processes that a process has started; none where there is no /proc. */
export function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`
  if (!fs.existsSync(list)) return []
  return fs.readFileSync(list, 'utf8').split(' ').map(Number).filter(Boolean)
}

/** Sends a signal to a process and to those that it has started, as far as they are still there. */
export function signalWithChildren(pid: number, name: NodeJS.Signals): void {
  for (const each of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(each, name)
    } catch {
      // Gone in the meantime.
    }
  }
}
