import { beforeEach, expect, test } from 'vitest'
import { keptInputs } from './kept-inputs'

beforeEach(() => keptInputs.dropUnlessOf('nobody'))

test('what was unsaved when a session ended comes back to its owner, once', () => {
  const leave = keptInputs.register('/app/profile', () => ({ city: 'Bielefeld' }))
  keptInputs.keepFor('miriam')
  leave()
  keptInputs.dropUnlessOf('miriam')
  expect(keptInputs.take('/app/other')).toBeUndefined()
  expect(keptInputs.take('/app/profile')).toEqual({ city: 'Bielefeld' })
  expect(keptInputs.take('/app/profile')).toBeUndefined()
})

test('of what stands on the page the first with something unsaved is known', () => {
  const leave = [keptInputs.register('/unchanged', () => undefined), keptInputs.register('/typed', () => ({ a: 1 }))]
  expect(keptInputs.firstUnsaved()?.()).toEqual({ a: 1 })
  leave[1]?.()
  expect(keptInputs.firstUnsaved()).toBeUndefined()
  leave[0]?.()
})

test('files are kept like what is typed, but nobody is asked about them', () => {
  const leave = keptInputs.register(
    '/apply#files',
    () => ['zeugnis.pdf'],
    () => true,
  )
  expect(keptInputs.firstUnsaved()).toBeUndefined()
  keptInputs.keepFor('miriam')
  leave()
  expect(keptInputs.take('/apply#files')).toEqual(['zeugnis.pdf'])
})

test('nobody else gets it, not even when the owner comes back later', () => {
  const leave = keptInputs.register('/app/profile', () => ({ city: 'Bielefeld' }))
  keptInputs.keepFor('miriam')
  leave()
  keptInputs.dropUnlessOf('ute')
  expect(keptInputs.take('/app/profile')).toBeUndefined()
  keptInputs.dropUnlessOf('miriam')
  expect(keptInputs.take('/app/profile')).toBeUndefined()
})

test('a form without changes, or one that has been left, keeps nothing', () => {
  keptInputs.register('/left', () => ({ city: 'Herford' }))()
  const leave = keptInputs.register('/unchanged', () => undefined)
  keptInputs.keepFor('miriam')
  leave()
  expect(keptInputs.take('/left')).toBeUndefined()
  expect(keptInputs.take('/unchanged')).toBeUndefined()
})
