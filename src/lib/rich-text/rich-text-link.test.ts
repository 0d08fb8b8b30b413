import { expect, test } from 'vitest'
import type { RichText } from './rich-text-document.ts'
import { richTextFromHtml } from './rich-text-from-html'
import { richTextToHtml } from './rich-text-html'
import { isRichTextLink } from './rich-text-link'
import { richTextSchema } from './rich-text-schema'

const GOOD = [
  'https://firma.example/stellen?id=1',
  'http://firma.example:8080/',
  'mailto:a@firma.example',
  'tel:+4930123',
]
const BAD = [
  ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '/app'],
  ...[
    'http://localhost:3000/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://10.0.0.1/',
    'http://192.168.1.1/',
  ],
  ...['http://169.254.169.254/latest', 'https://[::1]/', 'https://[fd00::1]/', 'https://db.internal/', 'https://nas'],
  ...['https:localhost', 'https:\\\\localhost\\a', 'https://firma.example@localhost/', 'https://a:b@firma.example/'],
]

const linked = (href: string): RichText => {
  const text = { type: 'text' as const, text: 'mehr', marks: [{ type: 'link' as const, attrs: { href } }] }
  const paragraph = { type: 'paragraph' as const, content: [text] }
  return { type: 'doc', content: [{ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] }] }
}

test.each(GOOD)('a text may link to %s', (href) => {
  expect(isRichTextLink(href)).toBe(true)
  expect(richTextSchema.safeParse(linked(href)).success).toBe(true)
  expect(richTextToHtml(linked(href))).toContain(`<a href="${href}">mehr</a>`)
  expect(richTextToHtml({ type: 'doc', content: richTextFromHtml(`<a href="${href}">mehr</a>`).content })).toContain(
    href,
  )
})

test.each(BAD)('a text links nowhere instead of to %s', (href) => {
  expect(isRichTextLink(href)).toBe(false)
  expect(richTextSchema.safeParse(linked(href)).success).toBe(false)
  // Links stored before this rule are shown as text.
  expect(richTextToHtml(linked(href))).toBe('<ul><li>mehr</li></ul>')
  expect(richTextToHtml(richTextFromHtml(`<p><a href="${href}">mehr</a></p>`))).toBe('<p>mehr</p>')
})

test('the form says at its field which link it is', () => {
  const { error } = richTextSchema.safeParse(linked('https://nas/ordner'))
  expect(error?.issues).toMatchObject([{ path: [], message: expect.stringContaining('„https://nas/ordner“') }])
})
