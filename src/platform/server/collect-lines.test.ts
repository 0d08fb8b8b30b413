import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { collectLines } from './collect-lines.ts'

function target() {
  const written: string[] = []
  return { written, write: (text: string) => written.push(text), flushSync: () => written.push('flushed') }
}

test('lines of one moment are handed on together and in their order, without anybody asking', async () => {
  const output = target()
  const lines = collectLines(output)
  for (const line of ['a\n', 'b\n', 'c\n']) lines.write(line)
  expect(output.written).toEqual([])
  await expect.poll(() => output.written).toEqual(['a\nb\nc\n'])
  lines.write('d\n')
  await expect.poll(() => output.written).toEqual(['a\nb\nc\n', 'd\n'])
})

test('much goes at once, and so does all when the process ends', () => {
  const output = target()
  const lines = collectLines(output)
  lines.write('x'.repeat(20_000))
  expect(output.written).toHaveLength(1)
  lines.write('last\n')
  lines.flushSync()
  expect(output.written.slice(1)).toEqual(['last\n', 'flushed'])
})

test.each([
  ['ends by itself', ''],
  ['is ended at once', 'process.exit(0)'],
  ['ends of a fault', 'throw new Error("kaputt")'],
])('a program that %s has written all its lines', async (_, end) => {
  const log = JSON.stringify(import.meta.resolve('./log.ts'))
  const program = `import { createLog } from ${log}
const log = createLog('info')
for (let index = 0; index < 500; index += 1) log.info({ index }, 'x'.repeat(100))
${end}`
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  const { stdout } = await run.catch((failed: { stdout: string }) => failed)
  const indices = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).index)
  expect(indices).toEqual(Array.from({ length: 500 }, (_, index) => index))
})
