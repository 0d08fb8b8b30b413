import { expect, test } from 'vitest'
import { linesFor } from './calendar-lines'

const LINE = 1.12
/** Room for five lines in three quarters of an hour. */
const hourHeight = (5 * LINE + 0.65 + 0.1) / 0.75
const shown = (name: string, room: { lanes: number; isCrowded: boolean }) => {
  const lines = linesFor({ kind: 'interview', name, durationMinutes: 45 }, { ...room, hourHeight })
  return [lines['--title-lines'], lines['--place'] !== 'none']
}

test('a long name beside wider days leaves the title the lines that are left', () => {
  expect(shown('Aleksandra Adamczyk', { lanes: 1, isCrowded: true })).toEqual([2, false])
  expect(shown('Aleksandra Adamczyk', { lanes: 1, isCrowded: false })).toEqual([2, true])
  expect(shown('Thomas Groß', { lanes: 3, isCrowded: true })).toEqual([2, true])
  expect(shown('Elif Yıldız', { lanes: 1, isCrowded: false })).toEqual([2, true])
})

test('a free time has its time alone above the title', () => {
  const lines = linesFor({ kind: 'slot', durationMinutes: 45 }, { lanes: 2, hourHeight, isCrowded: true })
  expect(lines).toEqual({ '--title-lines': 3, '--place': '-webkit-box' })
})
