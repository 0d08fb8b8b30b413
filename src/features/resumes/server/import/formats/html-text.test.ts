import { expect, it } from 'vitest'
import { decodeEntities, htmlText, isHtml } from './html-text'

it.each([
  ['<ul><li>Schaltschränke</li><li>Prüfung</li></ul>', '- Schaltschränke\n- Prüfung'],
  ['&lt;ul&gt;&lt;li&gt;Schaltschr&amp;auml;nke&lt;/li&gt;&lt;/ul&gt;', '- Schaltschränke'],
  ['&lt;p&gt;Touren&amp;nbsp;planen&lt;/p&gt;&lt;p&gt;Fahrer&lt;/p&gt;', 'Touren planen\nFahrer'],
  ['<ol><li><p>Eins</p></li><li><p><b>Zwei</b></p></li></ol>', '- Eins\n- Zwei'],
  ['Erste Zeile<br/>Zweite <strong>Zeile</strong>', 'Erste Zeile\nZweite Zeile'],
  ['<p>a &lt; b &amp; c</p>', 'a < b & c'],
  ['Forschung &amp; Entwicklung, &#228;hnlich &#x2013; fast', 'Forschung & Entwicklung, ähnlich – fast'],
  ['Umsatz < 3 Mio., I <3 CNC', 'Umsatz < 3 Mio., I <3 CNC'],
])('reads %s as plain text', (html, text) => {
  expect(htmlText(html)).toBe(text)
})

it('knows HTML from text that has its signs', () => {
  expect(['<p>x</p>', '&lt;br/&gt;', 'a<br>b'].filter((text) => !isHtml(text))).toEqual([])
  expect(['a < b > c', '<3', 'R&D', 'List<String>', '<name@post.example>'].filter(isHtml)).toEqual([])
})

it('makes no characters that no text has', () => {
  expect(decodeEntities('a&#0;b&#xD800;c&#x110000;d &unknown;')).toBe('abcd &unknown;')
})
