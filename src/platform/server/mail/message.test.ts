import { expect, test } from 'vitest'
import { type Mail, quote } from './mail.ts'
import { mailText } from './mail-text.ts'
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
      { kind: 'paragraph', text: mailText`${hostile}` },
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
  expect(renderMailHtml(mail, 'https://stellwerk.example')).not.toContain('Abmelden')
})
