import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['Anna.Muster+jobs+x@Example.DE', 'anna.muster@example.de'],
  ['anna@müller.example', 'anna@xn--mller-kva.example'],
  ['An.Na+1@googlemail.com', 'anna@gmail.com'],
  ['a.n.n.a@GMAIL.com', 'anna@gmail.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
