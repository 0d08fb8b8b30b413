import { expect, it } from 'vitest'
import { fairQueue } from './fair-queue'

/** Work that begins visibly and ends when told to. */
function piece(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = async () => {
    begun.push(name)
    await promise
    return name
  }
  return { run, end: resolve }
}

const settled = () => new Promise<void>((done) => setImmediate(done))

it('one owner’s files wait for each other, and nobody else waits for them', async () => {
  const take = fairQueue({ atOnce: 2, bytes: 100, bytesOfOne: 60 })
  const begun: string[] = []
  const [slow, slower, honest, third] = ['slow', 'slower', 'honest', 'third'].map((name) => piece(begun, name))
  if (!slow || !slower || !honest || !third) throw new Error('unreachable')
  const done = [
    take('hostile', 10, slow.run),
    take('hostile', 10, slower.run),
    take('honest', 10, honest.run),
    take('third', 10, third.run),
  ]
  await settled()
  expect(begun).toEqual(['slow', 'honest'])
  honest.end()
  await settled()
  expect(begun).toEqual(['slow', 'honest', 'third'])
  for (const each of [slow, slower, third]) each.end()
  expect(await Promise.all(done)).toEqual(['slow', 'slower', 'honest', 'third'])
})

it('what fails makes room for the next of the same owner', async () => {
  const take = fairQueue({ atOnce: 1, bytes: 100, bytesOfOne: 60 })
  const failing = take('one', 10, () => Promise.reject(new Error('broken')))
  const next = take('one', 50, async () => 'read')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('read')
})

it('no more bytes wait than fit, of one owner or of all; afterwards there is room again', async () => {
  const take = fairQueue({ atOnce: 1, bytes: 100, bytesOfOne: 60 })
  const first = piece([], 'first')
  const done = [take('one', 60, first.run), take('two', 40, async () => 'second')]
  for (const owner of ['one', 'two', 'three']) {
    await expect(take(owner, 1, async () => '')).rejects.toMatchObject({ code: 'unavailable' })
  }
  first.end()
  await Promise.all(done)
  expect(await take('one', 60, async () => 'again')).toBe('again')
})
