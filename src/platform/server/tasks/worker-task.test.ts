import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import { promisify } from 'node:util'
import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { memoryRoom } from './memory-room'
import { runTask, TaskFault } from './worker-task'

const LIMITS = { milliseconds: 20_000, megabytes: 256 }
const read = (text: string | Buffer, limits = LIMITS) =>
  runTask('#resume-import-worker', { content: Buffer.from(text), as: 'text' }, limits)

/** A page whose drawing is this many megabytes of spaces, packed a thousand times smaller. */
function pageOf(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1_000_000, ' '), { level: 9 })
  const catalog = '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'
  const page = '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R>>endobj\n'
  const stream = `4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'
  return Buffer.concat([Buffer.from(`%PDF-1.4\n${catalog}${page}${stream}`), packed, Buffer.from(end)])
}

it('gives what the task answers', async () => {
  expect(await read('Guten Tag')).toEqual({ text: 'Guten Tag' })
})

it('begins no task while the memory for such work is taken', async () => {
  const gate = Promise.withResolvers<void>()
  const other = memoryRoom.use(memoryRoom.size, () => gate.promise)
  let isOver = false
  // Begun at once, it would be over before any process has started.
  const task = read('Guten Tag', { ...LIMITS, milliseconds: 1 }).catch((error: unknown) => {
    isOver = true
    return error
  })
  await promisify(execFile)(process.execPath, ['-e', ''])
  expect(isOver).toBe(false)
  gate.resolve()
  await other
  expect(await task).toBeInstanceOf(TaskFault)
})

it('outlives a task that wants one table larger than any memory', async () => {
  const table = '<</Type/XRef/Size 1/W[0 0 0]/Index[0 2000000000]/Root 2 0 R/Length 0>>'
  const pdf = `%PDF-1.7\n1 0 obj\n${table}\nstream\n\nendstream\nendobj\nstartxref\n9\n%%EOF`
  await expect(read(pdf)).rejects.toThrow(TaskFault)
})

it('ends a task that unpacks more than it may, also outside of its heap', async () => {
  await expect(read(pageOf(400), { ...LIMITS, megabytes: 64 })).rejects.toThrow('no answer')
})

it('ends a task that takes too long', async () => {
  await expect(read('(((((('.repeat(1_000_000), { ...LIMITS, milliseconds: 1 })).rejects.toThrow('too slow')
})

it('leaves the processor to pages', async () => {
  const task = read('(((((('.repeat(1_000_000), { ...LIMITS, milliseconds: 3_000 }).catch(() => 'ended')
  await expect.poll(prioritiesOfChildren).toContain(os.constants.priority.PRIORITY_BELOW_NORMAL)
  await task
})

function prioritiesOfChildren(): number[] {
  const processes = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return processes.flatMap((pid) => {
    try {
      const [, parent] = fs
        .readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return Number(parent) === process.pid ? [os.getPriority(Number(pid))] : []
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}
