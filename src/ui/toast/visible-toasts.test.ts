import { expect, test } from 'vitest'
import type { Toast } from './toast-store'
import { visibleToasts } from './toast-store'

const sticky = (id: number): Toast => ({ id, title: `Bleibt ${id}` })
const failed = (id: number): Toast => ({ id, title: 'Fehler', message: `${id}`, severity: 'error', life: 5000 })
const ids = (toasts: Toast[]) => visibleToasts(toasts).map(({ id }) => id)

test('three messages at once, the others wait', () => {
  expect(ids([sticky(1), sticky(2), sticky(3), sticky(4)])).toEqual([1, 2, 3])
})

test('an error is seen at once, however many messages stay, and none of those goes for it', () => {
  expect(ids([sticky(1), sticky(2), sticky(3), failed(4)])).toEqual([1, 2, 3, 4])
  expect(ids([sticky(1), sticky(2), sticky(3), sticky(4), failed(5), failed(6)])).toEqual([1, 2, 3, 5, 6])
})
