import fs from 'node:fs'
import { childrenOf } from '../../scripts/house/children.ts'

/** The product's own process below its supervisor; the same process when it runs alone. Needs /proc. */
export function programBelow(pid: number): number {
  const program = childrenOf(pid).find((child) =>
    fs.readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('server/main.js'),
  )
  return program ?? pid
}

/** Command lines of programs running in a directory; empty where there is no /proc. */
export function processesNaming(directory: string): string[] {
  if (!fs.existsSync('/proc/self/cmdline')) return []
  return fs.readdirSync('/proc').flatMap((pid) => {
    try {
      const line = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      return line.includes(directory) ? [line] : []
    } catch {
      return []
    }
  })
}
