import { expect, test } from 'vitest'
import { database } from '~/platform/server/database/db'
import { correctionsOf } from './corrections'
import { nameEndingWith, nearestWord, townMistyped } from './known-words'
import { soundsOf, withoutSlipInEnding } from './sounds'

const { db } = database()

test.each([
  ['erzihr', 'erzieher'],
  ['fisio', 'physio'],
  ['busfarer', 'busfahrer'],
  ['artzt', 'arzt'],
])('%s sounds like %s', (one, other) => {
  expect(soundsOf(one)).toBe(soundsOf(other))
})

test('what is said differently sounds differently', () => {
  expect(soundsOf('schweizer')).not.toBe(soundsOf('schweisser'))
  expect(soundsOf('maler')).not.toBe(soundsOf('maurer'))
})

test.each([
  ['altenpflegrin', 'altenpfleger'],
  ['konditorrin', 'konditor'],
  ['lehrerinen', 'lehrer'],
  ['kosmetikerinn', 'kosmetiker'],
  ['berlin', 'berlin'],
])('the slip in the ending of %s is mended', (typed, meant) => {
  expect(withoutSlipInEnding(typed)).toBe(meant)
})

test.each([
  ['erzihrin', 'erzieher'],
  ['Buchhalterinen', 'buchhalter'],
  ['kinderpflegrin', 'kinderpfleger'],
])('the nearest word to %s is found beyond its ending', async (typed, meant) => {
  expect((await nearestWord(db, typed))?.toLowerCase()).toContain(meant)
})

test('a short name of a trade stands for the whole one', () => {
  expect(nameEndingWith('Austräger')).toBe('Zeitungsausträger')
  expect(nameEndingWith('Kassel')).toBeNull()
})

test.each([
  ['ingolstad', 'Ingolstadt'],
  ['frankfur', 'Frankfurt'],
  ['gelsenkirche', 'Gelsenkirchen'],
  ['wilhelmshafen', 'Wilhelmshaven'],
  ['bremn', 'Bremen'],
  ['hale', 'Halle'],
  ['esen', 'Essen'],
  ['Koch', null],
  ['Bremen', null],
  ['kasse', null],
  ['siege', null],
])('%s is the town %s', (typed, town) => {
  expect(townMistyped(typed)).toBe(town)
})

test('the town is meant although texts that name it have the word', async () => {
  const isUsed = () => Promise.resolve(true)
  expect(await correctionsOf(db, 'koch ingolstad', isUsed)).toEqual([{ from: 'ingolstad', to: 'Ingolstadt' }])
  expect(await correctionsOf(db, 'elektriker hale', isUsed)).toEqual([{ from: 'hale', to: 'Halle' }])
  expect(await correctionsOf(db, 'koch bald rund', isUsed)).toEqual([])
  // Whoever works in a port is not meant.
  const port = [{ from: 'wilhelmshafen', to: 'Wilhelmshaven' }]
  expect(await correctionsOf(db, 'koch wilhelmshafen', isUsed)).toEqual(port)
})
