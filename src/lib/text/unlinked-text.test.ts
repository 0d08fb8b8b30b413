import { expect, it } from 'vitest'
import { unlinkedLine, unlinkedLines } from './unlinked-text'

it.each([
  ['Anna Müller', 'Anna Müller'],
  ['Müller GmbH & Co.KG', 'Müller GmbH & Co. KG'],
  ['B.Sc. (m/w/d) am 12.11.2026, 1.234,56 €', 'B. Sc. (m/w/d) am 12.11.2026, 1.234,56 €'],
  ['am 1.\u00a0Dezember für 10\u00a0€', 'am 1.\u00a0Dezember für 10\u00a0€'],
  ['Booking.com GmbH', 'Booking. com GmbH'],
  ['Gewinn: http://evil.example/x', 'Gewinn: [Link entfernt]'],
  ['hxxps://evil.example', '[Link entfernt]'],
  ['siehe www.evil', 'siehe [Link entfernt]'],
  ['evil.example/pfad', '[Link entfernt]'],
  ['chef@evil.example', '[Adresse entfernt]'],
  ['evil。example', 'evil. example'],
  ['evil(dot)example', 'evil. example'],
  ['evil [punkt] example', 'evil. example'],
  ['ev\u200bil\u200b.exa\u00admple', 'evil. example'],
  ['ｅｖｉｌ．ｅｘａｍｐｌｅ', 'evil. example'],
  ['http：／／evil．example', '[Link entfernt]'],
  ['xn--80ak.xn--p1ai', 'xn--80ak. xn--p1ai'],
  ['a\r\nBcc: x\u202ey', 'a Bcc: xy'],
  ['a\0b\u0007c\u001b[31m', 'a b c [31m'],
  ['Gasthof „Löwen“ "x"', "Gasthof 'Löwen' 'x'"],
  ['👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
])('%j stands in a mail as %j', (text, shown) => {
  expect(unlinkedLine(text)).toBe(shown)
})

it('keeps the lines of a quotation, and shortens what is too long', () => {
  expect(unlinkedLines('Hallo\r\nWelt\0 http://x.example ')).toBe('Hallo\nWelt  [Link entfernt]')
  expect(unlinkedLines('ä'.repeat(9000))).toHaveLength(8000)
  expect(unlinkedLine('ä'.repeat(400))).toHaveLength(300)
})
