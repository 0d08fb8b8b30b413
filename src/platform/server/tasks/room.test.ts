import { expect, it } from 'vitest'
import { roomForStrangers } from './memory-room'
import { Room } from './room'

/** Work that ends when told to. */
function work(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = async () => {
    log.push(name)
    await promise
  }
  return { run, end: resolve }
}

/** Until everything that can go on has gone on. */
const settled = () => new Promise<void>((done) => setImmediate(done))

it('lets in what fits, in order: nothing overtakes what is too heavy for now', async () => {
  const room = new Room(10)
  const log: string[] = []
  const [six, five, one] = [work(log, 'six'), work(log, 'five'), work(log, 'one')]
  const done = [room.use(6, six.run), room.use(5, five.run), room.use(1, one.run)]
  await settled()
  expect(log).toEqual(['six'])
  six.end()
  await settled()
  expect(log).toEqual(['six', 'five', 'one'])
  five.end()
  one.end()
  await Promise.all(done)
})

it('what is heavier than all the room runs alone, and what fails makes room, too', async () => {
  const room = new Room(10)
  const log: string[] = []
  const heavy = work(log, 'heavy')
  const failing = room.use(3, async () => {
    throw new Error('broken')
  })
  const done = [room.use(25, heavy.run), room.use(1, async () => log.push('light'))]
  await expect(failing).rejects.toThrow('broken')
  await settled()
  expect(log).toEqual(['heavy'])
  heavy.end()
  await Promise.all(done)
  expect(log).toEqual(['heavy', 'light'])
})

it.each([
  ['a machine of 2 GB', 2_000_000_000, undefined, 1000],
  ['a container of 2 GB on a large machine', 64_000_000_000, 2_000_000_000, 1000],
  ['a large machine whose container is not limited', 64_000_000_000, 2 ** 63, 4096],
  ['a system that does not know', 8_000_000_000, 0, 4000],
])('strangers get half of %s, and never more than processors can do', (_what, total, allowed, megabytes) => {
  expect(roomForStrangers(total, allowed)).toBe(megabytes)
})
