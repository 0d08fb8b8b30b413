import { type ChildProcess, spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'

const PROGRAM = path.join(import.meta.dirname, 'guard-program.ts')

let tellGuard: ((line: string) => void) | undefined

/**
 * Has something ended when we are killed ourselves and cannot do it any more: a process is killed with its children, a
 * directory removed.
 * @param thing the id of the process, or the path of the directory
 * @returns the function to call when it is gone
 */
export function guard(thing: number | string): () => void {
  const name = typeof thing === 'number' ? String(thing) : path.resolve(thing)
  tellGuard ??= startGuard()
  const tell = tellGuard
  tell(`+${name}\n`)
  return () => tell(`-${name}\n`)
}

/** The same for a process of ours, until it ends; called at once, because who is killed between starting and this says nothing. */
export function guardChild(child: ChildProcess): void {
  if (child.pid !== undefined) child.once('exit', guard(child.pid))
}

/** One for all that this process starts. */
function startGuard(): (line: string) => void {
  // Not in our group: what is sent to that is not for it.
  const child = spawn(process.execPath, [PROGRAM], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.unref()
  const { stdin } = child
  if (stdin instanceof net.Socket) stdin.unref()
  // Without it everything works, as long as nobody kills us.
  for (const each of [child, stdin]) each.on('error', () => {})
  return (line) => void stdin.write(line)
}
