import { expect, test } from 'vitest'
import { repeatedFailures } from './repeated-failures.ts'

const refused = (queue: string) =>
  Object.assign(new Error(`connect ECONNREFUSED (Queue: ${queue})`), { code: 'REFUSED' })

test('what fails for the same reason is told once a minute, with how often it was not told', () => {
  const { tell, lines, pass } = listen()
  for (const queue of ['offers', 'mails', 'retention']) tell('error', { error: refused(queue) }, 'queue')
  expect(lines).toEqual([{ level: 'error', words: 'queue' }])
  pass(59_999)
  tell('error', { error: refused('offers') }, 'queue')
  expect(lines).toHaveLength(1)
  pass(1)
  tell('error', { error: refused('offers') }, 'queue')
  expect(lines[1]).toEqual({ level: 'error', words: 'queue', untold: 3 })
  pass(60_000)
  tell('error', { error: refused('offers') }, 'queue')
  expect(lines[2]).toEqual({ level: 'error', words: 'queue' })
})

test('another reason, and another work, are told at once', () => {
  const { tell, lines } = listen()
  tell('error', { error: refused('offers') }, 'queue')
  tell('error', { error: new Error('relation "job" does not exist') }, 'queue')
  tell('warn', { error: refused('offers') }, 'notices')
  expect(lines).toHaveLength(3)
})

test('a reason is found below what was wrapped around it', () => {
  const { tell, lines } = listen()
  tell('error', { error: new Error('Failed query: select 1', { cause: refused('a') }) }, 'work')
  tell('error', { error: new Error('Failed query: select 2', { cause: refused('b') }) }, 'work')
  tell('error', { error: null }, 'work')
  tell('error', { error: 'text' }, 'work')
  expect(lines).toHaveLength(3)
})

test('only so many kinds are remembered, the latest', () => {
  const { tell, lines } = listen()
  for (let n = 0; n <= 50; n += 1) tell('error', { error: new Error(`row ${n} is broken`) }, 'work')
  tell('error', { error: new Error('row 50 is broken') }, 'work')
  expect(lines).toHaveLength(51)
  tell('error', { error: new Error('row 0 is broken') }, 'work')
  expect(lines).toHaveLength(52)
})

function listen() {
  const lines: { level: string; words: string; untold?: unknown }[] = []
  const hears =
    (level: string) =>
    ({ untold }: { untold?: unknown }, words: string) =>
      lines.push({ level, words, ...(untold !== undefined && { untold }) })
  let now = 0
  const log = { warn: hears('warn'), error: hears('error') }
  const pass = (milliseconds: number) => {
    now += milliseconds
  }
  return {
    tell: repeatedFailures(
      () => log,
      () => now,
    ),
    lines,
    pass,
  }
}
