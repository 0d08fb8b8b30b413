import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../../../tests/lifecycle/poll.ts'

const GUARD = path.join(import.meta.dirname, 'guard.ts')
/** Says its own id and that of a child, and freezes both. */
const FROZEN = 'sleep 300 & echo $! $$; kill -STOP $! $$; wait'

test('what a killed program has started is killed after it, even when frozen, and its directory removed', async () => {
  const [directory, kept] = ['left', 'kept'].map((name) => fs.mkdtempSync(path.join(os.tmpdir(), `guard-${name}-`)))
  onTestFinished(() => fs.rmSync(kept ?? '', { recursive: true }))
  const program = `
    import { spawn } from 'node:child_process'
    import { guard, guardChild } from ${JSON.stringify(GUARD)}
    const gone = guard(${JSON.stringify(kept)})
    guard(${JSON.stringify(directory)})
    const child = spawn('sh', ['-c', ${JSON.stringify(FROZEN)}], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
    guardChild(child)
    gone()
    // Said by us: what is killed before it has named a child cannot have it ended.
    child.stdout.pipe(process.stdout)
    setInterval(() => {}, 1_000)`
  const args = ['--input-type=module', '-e', program]
  const starter = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(starter.stdout, 'data')
  const pids = String(said).trim().split(' ').map(Number)
  expect(pids.map(isAlive)).toEqual([true, true])
  starter.kill('SIGKILL')
  await expect.poll(() => pids.map(isAlive)).toEqual([false, false])
  await expect.poll(() => fs.existsSync(directory ?? '')).toBe(false)
  expect(fs.existsSync(kept ?? '')).toBe(true)
})
