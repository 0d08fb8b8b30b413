// Beside a process that starts engines (guard.ts). It tells us what there is, `+` a process or directory, and what is gone,
// `-`. Our input ends when it ends, however that happens: then we end and remove what is left.
import fs from 'node:fs'
import readline from 'node:readline'
import { signalWithChildren } from '../../house/children.ts'

const left = new Set<string>()
// Ends only as described: a signal to everybody (Ctrl-C, a session that closes) finds us still at it.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => {})
for await (const line of readline.createInterface({ input: process.stdin })) {
  if (line.startsWith('+')) left.add(line.slice(1))
  else left.delete(line.slice(1))
}
const isProcess = (thing: string) => /^\d+$/.test(thing)
for (const pid of [...left].filter(isProcess)) signalWithChildren(Number(pid), 'SIGKILL')
for (const directory of [...left].filter((thing) => !isProcess(thing))) {
  // Those killed may be writing for another moment.
  fs.rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
