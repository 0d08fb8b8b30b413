import fs from 'node:fs'

/** Ids of the processes that a process has started; none where there is no /proc. */
export function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`
  if (!fs.existsSync(list)) return []
  return fs.readFileSync(list, 'utf8').split(' ').map(Number).filter(Boolean)
}
