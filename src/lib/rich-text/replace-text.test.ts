import { expect, it } from 'vitest'
import { replaceText } from './replace-text'
import { plainText, richTextFromList, richTextFromPlain } from './rich-text'
import type { RichText } from './rich-text-document'

function replaced(doc: RichText, words: string, text: string): RichText {
  const start = plainText(doc).indexOf(words)
  return replaceText(doc, start, start + words.length, text)
}

it('replaces words where they stand, in paragraphs and lists', () => {
  const doc: RichText = {
    type: 'doc',
    content: [
      { type: 'paragraph' },
      ...richTextFromPlain(['Ein junges Team', 'Ein junges Team am See']).content,
      ...richTextFromList(['erstens', 'ein junger Koch']).content,
    ],
  }
  expect(plainText(replaced(doc, 'junges Team am', 'gutes Team am'))).toBe(
    'Ein junges Team\nEin gutes Team am See\nerstens\nein junger Koch',
  )
  expect(plainText(replaced(doc, 'junger Koch', 'Koch'))).toContain('erstens\nein Koch')
})

it('keeps bold and links, also where the words go across them', () => {
  const bold = [{ type: 'bold' as const }]
  const doc: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Unser ' },
          { type: 'text', text: 'junges', marks: bold },
          { type: 'text', text: ' Team sucht' },
        ],
      },
    ],
  }
  expect(replaced(doc, 'junges Team', 'eingespieltes Team').content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Unser ' },
        { type: 'text', text: 'eingespieltes Team', marks: bold },
        { type: 'text', text: ' sucht' },
      ],
    },
  ])
})

it('leaves no empty point in a list', () => {
  expect(replaced(richTextFromList(['nicht älter als 35', 'Führerschein']), 'nicht älter als 35', '')).toEqual(
    richTextFromList(['Führerschein']),
  )
  expect(replaced(richTextFromList(['nicht älter als 35']), 'nicht älter als 35', '').content).toEqual([])
})
