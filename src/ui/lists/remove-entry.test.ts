import { beforeEach, expect, test } from 'vitest'
import { currentToasts, toast } from '../toast/toast-store'
import { removeEntry } from './remove-entry'

beforeEach(() => {
  for (const { id } of currentToasts()) toast.dismiss(id)
})

function listOf(...value: string[]) {
  return {
    state: { value },
    removeValue: (index: number) => value.splice(index, 1),
    insertValue: (index: number, entry: string) => value.splice(index, 0, entry),
  }
}

/** Presses the action of the latest message, which closes it. */
function undo() {
  const last = currentToasts().at(-1)
  if (last) toast.dismiss(last.id)
  last?.action?.onAction()
}

test('what was removed comes back in its place', () => {
  const list = listOf('a', 'b', 'c')
  removeEntry(list, 1, 'b', 3)
  expect(list.state.value).toEqual(['a', 'c'])
  undo()
  expect(list.state.value).toEqual(['a', 'b', 'c'])
  expect(currentToasts()).toEqual([])
})

test('a list that is full by then stays as it is, and the offer stays until there is room', () => {
  const list = listOf('a', 'b', 'c')
  removeEntry(list, 1, 'b', 3)
  list.insertValue(2, 'd')
  undo()
  expect(list.state.value).toEqual(['a', 'c', 'd'])
  expect(currentToasts()).toMatchObject([{ severity: 'warn', title: 'Mehr als 3 gehen nicht' }])
  list.removeValue(2)
  undo()
  expect(list.state.value).toEqual(['a', 'b', 'c'])
})

test('a form that is left ends the offer, also that of a full list', () => {
  const list = listOf('a', 'b')
  const end = removeEntry(list, 0, 'a', 2)
  list.insertValue(0, 'c')
  undo()
  end()
  expect(currentToasts()).toEqual([])
})
