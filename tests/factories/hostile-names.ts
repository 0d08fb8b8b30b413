/** Possible parts of a company's name: scripts, pictures, marks, and characters for programs. */
const PARTS = [
  ...['Müller & Söhne', 'Łódź', 'Αθηναϊκή', 'Щука и Ёж', 'Ђорђевић', 'شركة المثال', 'חברה', 'बॉम्बे', 'บริษัท', '株式会社'],
  ...[
    '주식회사',
    'カナ',
    'Հայ',
    'საქ',
    'ኢትዮ',
    'বাংলা',
    'தமிழ்',
    'ភាសា',
    '🚀',
    '👩‍💻',
    '🇩🇪',
    '❤️',
    '𝐀𝐂𝐌𝐄',
    'ﬁn',
    '㈱',
    '№',
    '★',
  ],
  ...[
    'Z̧̤͎a̤l͙g̲o',
    'q\u0951',
    '\u0301a',
    'a\u200bb',
    'a\u00adb',
    'a\u2060b',
    '\u202eRTL',
    '\ufeffBOM',
    '\u{e0041}tag',
    '\u2028',
    '\u{13000}',
  ],
  ...[
    '\u{e000}',
    '\u{10ffff}',
    '\u{378}',
    '<&>"\'',
    ']]>',
    '#eval("x")',
    '$x$',
    '\\u{0}',
    '=1+1',
    '; "a"',
    '//',
    '€–„“’…œŠž',
  ],
]

/** Seeded numbers (mulberry32), between 0 and 1. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Names of one to four such parts, the same for the same seed, at most 70 UTF-16 units and never half a character. */
export function hostileNames(count: number, seed: number): string[] {
  const next = numbersFrom(seed)
  const part = () => PARTS[Math.floor(next() * PARTS.length)] ?? ''
  return Array.from({ length: count }, () => {
    const text = Array.from({ length: 1 + Math.floor(next() * 4) }, part).join(next() < 0.5 ? ' ' : '')
    return [...text].reduce((kept, sign) => (kept.length + sign.length <= 70 ? kept + sign : kept), '')
  })
}
