import { expect, test } from 'vitest'
import { maskContacts } from './mask-contacts'

test('hides addresses and numbers however they are spelled', () => {
  for (const text of ['a.b@post.example', 'A.B@Post.Example', 'name (at) post.example', 'jörg@müller.example']) {
    expect(maskContacts(`Schreiben Sie an ${text}, bitte.`)).toBe('Schreiben Sie an [E-Mail-Adresse verborgen], bitte.')
  }
  for (const number of ['0521 55 04 91', '+49 521 550491', '0171/5504912', '(0521) 550491'.slice(1)]) {
    expect(maskContacts(`Ruf an: ${number}!`)).toContain('[Telefonnummer verborgen]')
  }
})

test('leaves dates, pay and places alone', () => {
  const text = 'Am 20.11.2026 um 9:30 Uhr, 3.400 – 4.150 €, 33602 Bielefeld, seit 2019.'
  expect(maskContacts(text)).toBe(text)
})
