import { expect, test } from 'vitest'
import { currentToasts } from '~/ui/toast/toast-store'
import { ensureFresh, freshRequest, requireFresh } from './ensure-fresh'

const LOST = new Error('Keine Verbindung zum Server.')

test('who could not be asked is told why, and not that they cancelled', async () => {
  const pressed = ensureFresh()
  freshRequest.get()?.answer(LOST)
  expect(await pressed).toBe(false)
  expect(currentToasts()).toMatchObject([{ severity: 'error', message: LOST.message }])

  const sent = requireFresh()
  freshRequest.get()?.answer(LOST)
  await expect(sent).rejects.toMatchObject({ message: LOST.message, data: { fieldErrors: {} } })

  const cancelled = requireFresh()
  freshRequest.get()?.answer(false)
  await expect(cancelled).rejects.toThrow('Nichts wurde gespeichert')
  expect([freshRequest.get(), currentToasts().length]).toEqual([null, 1])
})
