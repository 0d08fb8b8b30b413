import { afterAll, beforeAll, expect, test } from 'vitest'
import { EICAR, startClamAv } from '../../scripts/engines/starters/clamav.ts'

let clamav: Awaited<ReturnType<typeof startClamAv>>
let ways: Awaited<ReturnType<typeof import('./ways-in.ts').waysIn>>

beforeAll(async () => {
  clamav = await startClamAv()
  // Before the configuration is read for the first time.
  Object.assign(process.env, clamav.env)
  ways = await (await import('./ways-in.ts')).waysIn()
})
afterAll(() => clamav.stop())

const FOUND = 'In dieser Datei hat der Virenscanner etwas gefunden. Sie wurde nicht gespeichert.'
const AWAY =
  'Die Datei lässt sich gerade nicht auf Viren prüfen und wurde deshalb nicht gespeichert. Bitte später noch einmal versuchen.'

test('an infected file is refused wherever files come in, and kept nowhere', async () => {
  const before = await ways.kept()
  for (const [name, send] of ways.all) expect([name, await send(EICAR)]).toEqual([name, FOUND])
  expect(await ways.kept()).toEqual(before)
})

test('what is clean is kept, also a video of the largest size', async () => {
  for (const [name, send] of ways.plain) expect([name, await send('sauber')]).toEqual([name, null])
  expect(await ways.sendVideo(64_000_000)).toBeNull()
})

test('while the scanner is away or hangs every file is refused, and afterwards taken again', async () => {
  const [scanner] = clamav.processes
  if (!scanner) throw new Error('no scanner')
  const before = await ways.kept()
  scanner.signal('SIGSTOP')
  // It is still frozen when they are answered: nothing ends their wait but a limit of ours.
  const hanging = await Promise.all(ways.plain.map(([, send]) => send('sauber')))
  expect(hanging).toEqual(hanging.map(() => AWAY))
  scanner.signal('SIGCONT')
  scanner.signal('SIGKILL')
  for (const [name, send] of ways.all) expect([name, await send('sauber')]).toEqual([name, AWAY])
  expect(await ways.kept()).toEqual(before)
  await scanner.start()
  for (const [name, send] of ways.plain) expect([name, await send('sauber')]).toEqual([name, null])
})
