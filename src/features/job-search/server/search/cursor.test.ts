import { expect, it } from 'vitest'
import { uuidv7 } from '~/lib/uuid'
import { readCursor, writeCursor } from './cursor'

const CURSOR = { level: 0, value: 12.5, order: 1_790_000_000, id: uuidv7(), offset: 20 }

it.each([12.5, 0, -4_000, Infinity])('reads back what it wrote behind a hit at %s', (value) => {
  const cursor = { ...CURSOR, value }
  expect(readCursor(writeCursor(cursor))).toEqual(cursor)
})

it.each(['', 'null', 'bm9uZQ', Buffer.from('{"value":null}').toString('base64url')])('refuses %j', (text) => {
  expect(readCursor(text)).toBeNull()
})
