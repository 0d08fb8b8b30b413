import { expect, test } from 'vitest'
import { callerFor } from '../../../../tests/factories/caller'

test('the public configuration names no demo account outside of a demo', async () => {
  expect(await callerFor(null).account.publicConfig()).toMatchObject({ demo: null })
})
