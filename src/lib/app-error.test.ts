import { expect, test } from 'vitest'
import { errorReasons } from './app-error'

test('makes an error of the kind its reason stands under, with its sentence, also at its field', () => {
  const error = errorReasons({
    conflict: { taken: 'Schon vergeben.' },
    invalid: { short: { message: 'Zu kurz.', field: 'name' } },
  })
  expect(error('taken')).toMatchObject({
    ...{ code: 'conflict', reason: 'taken', message: 'Schon vergeben.', fieldErrors: null },
  })
  expect(error('short', 'Viel zu kurz.')).toMatchObject({
    ...{ code: 'invalid', message: 'Viel zu kurz.', fieldErrors: { name: ['Viel zu kurz.'] } },
  })
})

test('takes no reason under two kinds', () => {
  expect(() => errorReasons({ conflict: { taken: 'Ja.' }, invalid: { taken: 'Nein.' } })).toThrow('under two codes')
})
