import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
])('%s of 1000 bytes', (header, range) => {
  expect(readByteRange(header, 1000)).toEqual(range)
})

test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('%s exists nowhere', (header) => {
  expect(readByteRange(header, 1000)).toBeNull()
})

test.each([null, undefined, '', 'bytes=', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'lines=0-4', 'bytes=a-b'])(
  '%s means the whole',
  (header) => {
    expect(readByteRange(header, 1000)).toBeUndefined()
  },
)
