import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

const DISABLED_WHILE_SENT = /(?<![-\w])(?:isD|d)isabled=\{[^}]*(?:isPending|isBusy|isSaving|isSending)/

/** A disabled control loses the focus, and the next Tab begins at the top of the page: `isPending` or `aria-disabled`. */
test('no control is disabled for as long as its change is on the way', () => {
  expect(DISABLED_WHILE_SENT.test('<Switch isDisabled={save.isPending} />')).toBe(true)
  expect(DISABLED_WHILE_SENT.test('<Button aria-disabled={isBusy} />')).toBe(false)
  const found = readSources('src').filter(({ text }) => DISABLED_WHILE_SENT.test(text))
  expect(found.map(({ file }) => file)).toEqual([])
})
