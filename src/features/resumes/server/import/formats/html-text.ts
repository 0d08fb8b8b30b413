import { Parser } from 'htmlparser2'

/** Soft hyphens, control characters that no field accepts, and what stands for invalid code points. */
const NO_TEXT = /[\u00ad\ufffd]|(?![\t\n\r])\p{Cc}/gu
/** Elements that résumé texts use; "<3" and "a < b" are none. */
const TAG =
  /<\/?(?:p|div|br|ul|ol|li|b|i|u|s|em|strong|span|a|h[1-6]|font|sub|sup|blockquote|table|tbody|tr|td|th)(?:\s[^<>]*)?\/?>/gi

/** Whether a text is HTML, possibly escaped twice. */
export function isHtml(text: string): boolean {
  return text.search(TAG) >= 0 || /&lt;\/?[a-z][^&]*&gt;/i.test(text)
}

/** HTML, also escaped once too often ("&lt;ul&gt;"), as plain text: paragraphs as lines, list items with "- ". */
export function htmlText(text: string): string {
  // Escaped tags are tags; escaped text next to real tags ("x &lt; y") is text.
  const html = text.search(TAG) < 0 && isHtml(text) ? decodeEntities(text) : text
  const plain = html
    .replace(/<li(?:\s[^<>]*)?>(?:\s*<(?:p|span)(?:\s[^<>]*)?>)*/gi, '\n- ')
    .replace(/<\/?(?:br|p|div|ul|ol|h[1-6]|tr|blockquote)(?:\s[^<>]*)?\/?>/gi, '\n')
    .replace(/<\/(?:td|th)>/gi, ' ')
    .replace(TAG, '')
  return decodeEntities(plain)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim()
}

/** Named and numbered HTML and XML entities; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  let decoded = ''
  const parser = new Parser({
    ontext: (part) => {
      decoded += part
    },
  })
  // Only what ends with a semicolon is an entity ("F&E" is none), and no tag is left to be read.
  parser.end(text.replace(/<|&(?!#?\w{1,31};)/g, (sign) => (sign === '<' ? '&lt;' : '&amp;')))
  return decoded.replace(NO_TEXT, '')
}
