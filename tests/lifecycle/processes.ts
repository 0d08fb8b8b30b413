import fs from 'node:fs'

/** Command lines of running programs that work in a directory; none where there is no /proc. */
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
