import { expect, it, vi } from 'vitest'
import { Circuit, isOpen } from './circuit.ts'

const away = new Error('away')
const isAway = (error: unknown) => error === away
const fail = () => Promise.reject(away)
const isOpenNow = async (circuit: Circuit) =>
  circuit.run(async () => false, isAway).catch((error: unknown) => isOpen(error))

it('asks nobody after three failures in a row, and again once the probe succeeds', async () => {
  const probe = Promise.withResolvers<void>()
  const probed = vi.fn(() => probe.promise)
  const circuit = new Circuit(probed)
  for (let failure = 0; failure < 2; failure++) await expect(circuit.run(fail, isAway)).rejects.toBe(away)
  expect(await isOpenNow(circuit)).toBe(false)
  for (let failure = 0; failure < 3; failure++) await expect(circuit.run(fail, isAway)).rejects.toBe(away)
  expect(await isOpenNow(circuit)).toBe(true)
  expect(await isOpenNow(circuit)).toBe(true)
  expect(probed).toHaveBeenCalledTimes(1)
  probe.resolve()
  await expect.poll(() => isOpenNow(circuit)).toBe(false)
})

it('does not take a wrong question for a cluster that is away', async () => {
  const circuit = new Circuit(async () => {})
  for (let failure = 0; failure < 5; failure++) {
    await expect(circuit.run(() => Promise.reject(new RangeError('column')), isAway)).rejects.toThrow(RangeError)
  }
  expect(await isOpenNow(circuit)).toBe(false)
})

it('lets only so many wait at the same time', async () => {
  const circuit = new Circuit(async () => {})
  const answer = Promise.withResolvers<boolean>()
  const waiting = Array.from({ length: 100 }, () => circuit.run(() => answer.promise, isAway))
  expect(await isOpenNow(circuit)).toBe(true)
  answer.resolve(true)
  await Promise.all(waiting)
  expect(await isOpenNow(circuit)).toBe(false)
})
