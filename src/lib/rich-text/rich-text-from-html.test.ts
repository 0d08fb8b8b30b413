import { describe, expect, it } from 'vitest'
import { plainText } from './rich-text'
import { richTextFromHtml } from './rich-text-from-html'
import { richTextToHtml } from './rich-text-html'
import { richTextSchema } from './rich-text-schema'

const through = (html: string) => {
  const doc = richTextFromHtml(html)
  expect(richTextSchema.safeParse(doc).success).toBe(true)
  return richTextToHtml(doc)
}

describe('richTextFromHtml', () => {
  it('keeps headings, paragraphs, lists, emphasis and line breaks', () => {
    const html =
      '<h3>Aufgaben</h3><p>Drehen  und\n <b>Fräsen</b><br/>von <em>Teilen</em></p><ul><li>eins</li><li>zwei</li></ul><ol><li>drei</li></ol>'
    expect(through(html)).toBe(
      '<h3>Aufgaben</h3><p>Drehen und <strong>Fräsen</strong><br>von <em>Teilen</em></p><ul><li>eins</li><li>zwei</li></ul><ol><li>drei</li></ol>',
    )
  })

  it('lets nothing through that runs, loads or leads astray', () => {
    const html = `<p onclick="x()">Gut<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">böse</a>
      <a href="https://firma.example/a" onmouseover=x>gut</a></p><style>p{}</style><iframe src="//x">innen</iframe><svg><script>1</script></svg>`
    expect(through(html)).toBe('<p>Gutböse <a href="https://firma.example/a">gut</a></p>')
  })

  it('unpacks what was escaped once too often, and leaves other signs alone', () => {
    expect(through('&lt;p&gt;Suppen &amp;amp; Soßen&lt;/p&gt;')).toBe('<p>Suppen &amp; Soßen</p>')
    expect(through('<p>3 &lt; 4 &amp; 5</p>')).toBe('<p>3 &lt; 4 &amp; 5</p>')
  })

  it('keeps the lines and dashes of plain text', () => {
    expect(through('Wir suchen dich.\nKomm!\n\nAufgaben:\n- Kochen\n- Backen\nMehr dazu')).toBe(
      '<p>Wir suchen dich.<br>Komm!</p><p>Aufgaben:</p><ul><li>Kochen</li><li>Backen</li></ul><p>Mehr dazu</p>',
    )
  })

  it('flattens lists in lists and survives markup that is never closed', () => {
    expect(through('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>')).toBe('<ul><li>a</li><li>b</li><li>c</li></ul>')
    expect(through('<div>eins<div>zwei<p>drei<ul><li>vier')).toBe(
      '<p>eins</p><p>zwei</p><p>drei</p><ul><li>vier</li></ul>',
    )
    expect(through('')).toBe('')
    expect(plainText(richTextFromHtml('a\0b\ud800'))).toBe('ab\ufffd')
  })
})
