import { expect, test } from 'vitest'
import { mentionsIn, withMention } from './schema'

const anna = { userId: '1', name: 'Anna Berg' }
const annaLong = { userId: '2', name: 'Anna Bergmann' }
const jonas = { userId: '3', name: 'Jonas (Werk 2)' }

test('finds who is named, and of similar names the one that stands there', () => {
  expect(mentionsIn('Was meinst du, @Anna Bergmann?', [anna, annaLong, jonas])).toEqual([annaLong])
  expect(mentionsIn('@anna berg und @Jonas (Werk 2), bitte lesen', [anna, annaLong, jonas])).toEqual([jonas, anna])
  expect(mentionsIn('anna berg ohne Zeichen', [anna])).toEqual([])
})

test('adds a name with one space before it', () => {
  expect(withMention('', 'Anna Berg')).toBe('@Anna Berg ')
  expect(withMention('Bitte lesen', 'Anna Berg')).toBe('Bitte lesen @Anna Berg ')
})
