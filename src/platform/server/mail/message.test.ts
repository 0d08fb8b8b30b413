import { expect, test } from 'vitest'
import type { Mail } from './mail.ts'
import { renderMailHtml } from './message.ts'

const hostile = `"><script>alert('1')</script>`
const link = 'https://stellwerk.example/a?b=1&c="'

test('whatever people wrote stands in a mail as text, in every part of it', () => {
  const mail: Mail = {
    kind: 'test',
    to: 'anna@test.example',
    subject: hostile,
    heading: hostile,
    blocks: [
      { kind: 'paragraph', text: hostile },
      { kind: 'quote', text: hostile },
      { kind: 'links', items: [{ label: hostile, detail: hostile, url: link }] },
      { kind: 'button', label: hostile, url: link },
    ],
    reason: hostile,
    unsubscribe: { pageUrl: link, postUrl: link },
  }
  const html = renderMailHtml(mail, 'https://stellwerk.example')
  expect(html).not.toContain('<script>')
  expect(html.split('&quot;&gt;&lt;script&gt;')).toHaveLength(9)
  expect(html.split('href="https://stellwerk.example/a?b=1&amp;c=&quot;"')).toHaveLength(4)
  expect(html).toContain('href="https://stellwerk.example/imprint"')
})

test('who cannot unsubscribe is offered no link for it', () => {
  const mail: Mail = {
    kind: 'test',
    to: 'a@test.example',
    subject: 'Hallo',
    heading: 'Hallo',
    blocks: [],
    reason: 'So.',
  }
  expect(renderMailHtml(mail, 'https://stellwerk.example')).not.toContain('Abmelden')
})
