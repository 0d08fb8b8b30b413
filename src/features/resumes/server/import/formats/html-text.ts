/** Named HTML entities, as far as résumé programs use them. */
const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    szlig: 'ß',
    agrave: 'à',
    aacute: 'á',
    atilde: 'ã',
    acirc: 'â',
    aring: 'å',
    ccedil: 'ç',
    egrave: 'è',
    eacute: 'é',
    ecirc: 'ê',
    iacute: 'í',
    ntilde: 'ñ',
    oacute: 'ó',
    ocirc: 'ô',
    otilde: 'õ',
    oslash: 'ø',
    uacute: 'ú',
    euro: '€',
    sect: '§',
    deg: '°',
    middot: '·',
    bull: '•',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bdquo: '„',
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    laquo: '«',
    raquo: '»',
    reg: '®',
    trade: '™',
    shy: '',
  }),
)
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi
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
  return text.replace(ENTITY, (found, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? found
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    // Invalid code points, and control characters that no field accepts.
    const isText = code === 9 || code === 10 || (code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff))
    return isText ? String.fromCodePoint(code) : ''
  })
}
