import { expect, test } from 'vitest'
import { inDarkColours, MAIL_COLOURS } from '../../mail-colours.ts'
import { type Mail, mailText, quote } from './mail.ts'
import { renderMailHtml } from './message.ts'

const hostile = `"><script>alert('1')</script>`
const link = 'https://stellwerk.example/a?b=1&c="'

test('whatever people wrote stands in a mail as text, in every part of it', () => {
  const mail: Mail = {
    kind: 'new-device',
    to: 'anna@test.example',
    subject: mailText`${hostile}`,
    heading: mailText`${hostile}`,
    blocks: [
      mailText`${hostile}`,
      quote(hostile),
      { kind: 'links', items: [{ label: mailText`${hostile}`, detail: mailText`${hostile}`, url: link }] },
      { kind: 'button', label: mailText`${hostile}`, url: link },
    ],
    reason: mailText`${hostile}`,
    unsubscribe: { pageUrl: link, postUrl: link },
  }
  const html = renderMailHtml(mail, 'https://stellwerk.example')
  expect(html).not.toContain('<script>')
  expect(html.split('&gt;&lt;script&gt;')).toHaveLength(9)
  expect(html.split('href="https://stellwerk.example/a?b=1&amp;c=&quot;"')).toHaveLength(4)
  expect(html).toContain('href="https://stellwerk.example/imprint"')
  expect(html).toContain('>Abstellen</a>')
})

test('who cannot unsubscribe is offered no link for it', () => {
  const mail: Mail = {
    kind: 'new-device',
    to: 'a@test.example',
    subject: mailText`Hallo`,
    heading: mailText`Hallo`,
    blocks: [],
    reason: mailText`So.`,
  }
  expect(renderMailHtml(mail, 'https://stellwerk.example')).not.toContain('Abstellen')
})

test('the number of an invoice stays on one line, with hyphens that can be copied', () => {
  const text = mailText`Rechnung ${'RE-2026-00017'} ist noch offen`
  const mail: Mail = {
    ...{ kind: 'dunning-1', to: 'a@test.example', subject: text, heading: text, reason: mailText`So.` },
    blocks: [text],
  }
  const html = renderMailHtml(mail, 'https://stellwerk.example')
  expect(html.split('Rechnung <span style="white-space:nowrap">RE-2026-00017</span> ist noch offen')).toHaveLength(3)
})

test('in dark colours a mail has none of its light ones, and the words of people stay', () => {
  const words = `${MAIL_COLOURS.light.ink} style="color:${MAIL_COLOURS.light.ink}"`
  const mail: Mail = {
    ...{ kind: 'new-device', to: 'a@test.example', subject: mailText`Hallo`, heading: mailText`Hallo` },
    blocks: [
      quote(words),
      { kind: 'links', items: [{ label: mailText`a`, detail: mailText`b`, url: link }] },
      { kind: 'button', label: mailText`c`, url: link },
    ],
    reason: mailText`So.`,
  }
  const html = renderMailHtml(mail, 'https://stellwerk.example').replace(/<style>.*<\/style>/, '')
  const styles = (text: string) => (text.match(/ style="[^"]*"/g) ?? []).join()
  for (const [name, colour] of Object.entries(MAIL_COLOURS.light)) {
    expect(styles(html), name).toContain(colour)
    expect(styles(inDarkColours(html)), name).not.toContain(colour)
  }
  expect(inDarkColours(html)).toContain(MAIL_COLOURS.light.ink)
})
