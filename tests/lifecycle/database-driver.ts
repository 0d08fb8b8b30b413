import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { z } from 'zod'
import { quickDirectory } from '../setup/quick-directory.ts'

const readyShape = z.object({ event: z.literal('ready'), isAdopted: z.boolean(), pid: z.number(), rows: z.number() })

/** A data directory with a space and an umlaut in its path. */
export function makeDataDirectory(): string {
  const directory = fs.mkdtempSync(path.join(quickDirectory(), 'stellwerk prüft '))
  fs.chmodSync(directory, 0o711)
  return path.join(directory, 'data')
}

/** Runs database-program.ts on a data directory. */
export function runDatabase(dataDir: string) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'database-program.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let acknowledged = 0
  let errors = ''
  const ready = Promise.withResolvers<z.infer<typeof readyShape>>()
  // A test that expects a failure does not wait for it.
  ready.promise.catch(() => {})
  readline.createInterface(child.stdout).on('line', (line) => {
    const message = JSON.parse(line)
    if (message.event === 'ready') ready.resolve(readyShape.parse(message))
    else acknowledged++
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = once(child, 'close').then(([code]) => {
    ready.reject(new Error(`ended with ${code}: ${errors}`))
    return typeof code === 'number' ? code : null
  })
  return {
    pid: child.pid ?? 0,
    ready: ready.promise,
    ended,
    errors: () => errors,
    acknowledged: () => acknowledged,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  }
}
