import { expect, test } from 'vitest'
import { type Comer, CrowdedError, Places } from './places'

const person: Comer = { client: 'person', isPatient: false }
const program: Comer = { client: 'program', isPatient: true }

/** Places of a clock that the test moves, and the order in which they were given. */
function places(max: number) {
  let now = 0
  let stoodUntil = Number.NEGATIVE_INFINITY
  const all = new Places(max, { now: () => now, stoodUntil: () => stoodUntil })
  const given: string[] = []
  const inside: (() => void)[] = []
  const come = async (name: string, comer: Comer = person) => {
    inside.push(await all.take(comer))
    given.push(name)
  }
  /** Whoever came in first leaves, so many milliseconds later. */
  const leave = async (afterMs = 1) => {
    await new Promise(setImmediate)
    now += afterMs
    inside.shift()?.()
    await new Promise(setImmediate)
  }
  /** Until so many have come in. */
  const leaveUntil = async (count: number) => {
    for (let times = 0; times < count; times += 1) await leave()
    expect(given).toHaveLength(count)
  }
  const pass = (ms: number) => {
    now += ms
  }
  /** Everything stands still from now on, or does so no more. */
  const stand = (isStill: boolean) => {
    stoodUntil = isStill ? Number.POSITIVE_INFINITY : now
  }
  return { all, come, leave, leaveUntil, pass, stand, given }
}

test('whoever waits gets in when somebody leaves, first those who came first', async () => {
  const { all, come, leave, given } = places(2)
  const coming = ['a', 'b', 'c', 'd', 'e'].map((name) => come(name))
  await leave(0)
  expect(all.waiting).toBe(2)
  for (let times = 0; times < 4; times += 1) await leave()
  await Promise.all(coming)
  expect(given).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('who can wait gets in after people, but also while people keep coming', async () => {
  const { come, leaveUntil, given } = places(1)
  const coming = [come('first')]
  for (let at = 0; at < 8; at += 1) coming.push(come(`program ${at}`, program), come(`person ${at}`))
  await leaveUntil(17)
  await Promise.all(coming)
  expect(given.slice(0, 4).filter((name) => name.startsWith('program'))).toEqual([])
  expect(given.slice(0, 9).filter((name) => name.startsWith('program'))).toHaveLength(2)
})

test('those who can wait have a third of the places, also while nobody else comes', async () => {
  const { all, come, leaveUntil, given } = places(6)
  const coming = Array.from({ length: 5 }, (_, at) => come(`${at}`, program))
  await Promise.resolve()
  expect([given.length, all.waiting]).toEqual([2, 3])
  await come('person')
  expect(given).toHaveLength(3)
  await leaveUntil(6)
  await Promise.all(coming)
})

test('one who asks for much does not keep the others waiting', async () => {
  const { come, leaveUntil, given } = places(2)
  const coming = Array.from({ length: 20 }, (_, at) => come(`many ${at}`, { client: 'many', isPatient: false }))
  coming.push(come('one', { client: 'one', isPatient: false }))
  await leaveUntil(21)
  await Promise.all(coming)
  expect(given.indexOf('one')).toBe(2)
})

test('whoever would wait in vain is told at once, and when to come again', async () => {
  const { all, come, leave } = places(1)
  const coming = [come('a'), come('b'), come('c')]
  await leave(3_000)
  const refused = all.take(person)
  await expect(refused).rejects.toThrow(CrowdedError)
  await expect(refused).rejects.toMatchObject({ retryAfterSeconds: 6 })
  // Somebody else is not behind those who wait, but beside them.
  expect(all.waiting).toBe(1)
  await leave()
  await Promise.all(coming)
})

test('once a long time has passed somebody may wait again, however long it took before', async () => {
  const { all, come, leave, pass } = places(1)
  const coming = [come('a'), come('b')]
  await leave(6_000)
  await expect(all.take(person)).rejects.toThrow(CrowdedError)
  pass(5_001)
  coming.push(come('c'))
  expect(all.waiting).toBe(1)
  await leave()
  await Promise.all(coming)
})

test.for(['given up while it lasted', 'used again after it'])(
  'after a standstill nobody is refused for what was measured in it: a place %s',
  async (when) => {
    const { all, come, leave, pass, stand } = places(1)
    const coming = [come('a'), come('b'), come('c')]
    await leave(10)
    stand(true)
    if (when === 'given up while it lasted') await leave(6_000)
    else pass(6_000)
    stand(false)
    if (when === 'used again after it') await leave()
    for (const name of ['d', 'e', 'f']) coming.push(come(name))
    expect(all.waiting).toBe(3)
    for (let left = 4; left > 0; left -= 1) await leave()
    await Promise.all(coming)
  },
)

test('people do not wait for programs, and are not refused for them', async () => {
  const { all, come, leave, leaveUntil } = places(1)
  const coming = [come('a'), come('b'), come('program', program), come('program too', program)]
  await leave(2_000)
  await expect(all.take(program)).rejects.toThrow(CrowdedError)
  coming.push(come('person'))
  await leaveUntil(5)
  await Promise.all(coming)
})

test('whoever leaves while waiting is not waited for', async () => {
  const { all, come, leave, given } = places(1)
  const left = new AbortController()
  const coming = [come('a')]
  const gone = expect(all.take({ ...person, left: left.signal })).rejects.toThrow()
  coming.push(come('b'))
  left.abort()
  await gone
  expect(all.waiting).toBe(1)
  await leave()
  await Promise.all(coming)
  expect(given).toEqual(['a', 'b'])
})
