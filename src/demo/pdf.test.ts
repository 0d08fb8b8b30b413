import { expect, it } from 'vitest'
import { detectContentType } from '~/platform/server/files/content-type'
import { pdfPage } from './pdf'

it('is a PDF whose table points at its objects', () => {
  const bytes = pdfPage(['Arbeitszeugnis (Öffentlicher Dienst)', 'für Elif Yıldız'])
  const text = Buffer.from(bytes).toString('latin1')
  expect(detectContentType(bytes)).toBe('application/pdf')
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset) => text.slice(offset, offset + 7))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `${number} 0 obj`),
  )
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref')).toBe(true)
  expect(text).toContain('\\(Öffentlicher Dienst\\)')
  expect(text).toContain('Yildiz')
})
