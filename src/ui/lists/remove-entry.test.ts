import { beforeEach, expect, test } from 'vitest'
import { currentToasts, toast } from '../toast/toast-store'
import { entryRemover } from './remove-entry'

beforeEach(() => {
  for (const { id } of currentToasts()) toast.dismiss(id)
})

function listOf(...ids: string[]) {
  const value = ids.map((id) => ({ id }))
  return {
    state: { value },
    removeValue: (index: number) => value.splice(index, 1),
    insertValue: (index: number, entry: { id: string }) => value.splice(index, 0, entry),
    ids: () => value.map(({ id }) => id).join(''),
  }
}

/** Presses the action of the latest message, or of the one about an entry, which closes it. */
function undo(name?: string) {
  const last = currentToasts().findLast(({ message }) => name === undefined || message === name)
  if (last) toast.dismiss(last.id)
  last?.action?.onAction()
}

test('what was removed comes back in its place', () => {
  const list = listOf('a', 'b', 'c')
  entryRemover().removeEntry(list, 1, 'b', 3)
  expect(list.ids()).toBe('ac')
  undo()
  expect(list.ids()).toBe('abc')
  expect(currentToasts()).toEqual([])
})

test('a list that is full by then stays as it is, and the offer stays until there is room', () => {
  const list = listOf('a', 'b', 'c')
  entryRemover().removeEntry(list, 1, 'b', 3)
  list.insertValue(2, { id: 'd' })
  undo()
  expect(list.ids()).toBe('acd')
  expect(currentToasts()).toMatchObject([{ severity: 'warn', title: 'Mehr als 3 gehen nicht' }])
  list.removeValue(2)
  undo()
  expect(list.ids()).toBe('abc')
})

test('a form that is left ends the offer, also that of a full list', () => {
  const list = listOf('a', 'b')
  const { removeEntry, endAll } = entryRemover()
  removeEntry(list, 0, 'a', 2)
  list.insertValue(0, { id: 'c' })
  undo()
  endAll()
  expect(currentToasts()).toEqual([])
})

test.each(['bc', 'cb', 'abc', 'cba', 'dbac', 'bd'])('%s come back in their places, in whichever order', (gone) => {
  for (const back of [gone, [...gone].reverse().join('')]) {
    const list = listOf('a', 'b', 'c', 'd')
    const { removeEntry } = entryRemover()
    for (const name of gone) removeEntry(list, list.ids().indexOf(name), name)
    expect(list.ids()).toHaveLength(4 - gone.length)
    for (const name of back) undo(name)
    expect(list.ids()).toBe('abcd')
  }
})

test('what was moved or added meanwhile stays where it is', () => {
  const list = listOf('a', 'b', 'c')
  entryRemover().removeEntry(list, 1, 'b')
  list.state.value.reverse()
  list.insertValue(0, { id: 'd' })
  undo()
  expect(list.ids()).toBe('dcab')
})
