/** Longest text of a person within a sentence of ours, characters. */
const LINE_CHARACTERS = 300
/** As a separate quotation: no form takes more, so that nothing of a letter is lost on its way. */
const QUOTE_CHARACTERS = 8000

const LINK_REMOVED = '[Link entfernt]'
const ADDRESS_REMOVED = '[Adresse entfernt]'

/** Invisible, or changes the direction of text. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Selects the style of an emoji, and joins several to one. */
const EMOJI_STYLES = ['\uFE0E', '\uFE0F']
const EMOJI_JOINER = '\u200D'
const EMOJI_END = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)$/u
/**
 * Characters that programs read as the dot, slash, colon or at sign of an address (UTS 46 §2.3), and full-width
 * letters.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ '。': '.', '｡': '.', '․': '.', '﹒': '.', '۔': '.', '܁': '.', '܂': '.', ꓸ: '.' },
  ...{ '∕': '/', '⁄': '/', '⧸': '/', '﹕': ':', '꞉': ':', ː: ':', '﹫': '@' },
}
const LOOKALIKE = /[。｡․﹒۔܁܂ꓸ∕⁄⧸﹕꞉ː﹫\uFF01-\uFF5E]/gu
/** `example (dot) com`, `example[.]com`: addresses written so that only people read them. */
const SPELLED_DOT = /\s?[([{<]\s?(?:dot|punkt|\.)\s?[)\]}>]\s?/giu
const SCHEME =
  /(?:https?|hxxps?|ftp|mailto|tel|sms|callto|sip|skype|whatsapp|tg|javascript|data|file|intent|bitcoin):\S|:\/\/|(?:^|[^\p{L}\p{N}])www\./iu
const PATH = /\.[\p{L}\d][\p{L}\p{M}\d-]{0,62}(?:\/|\?\S|#\S|:\d)/u
const MAIL_ADDRESS = /[^\s@]@[^\s@]/u
/** A dot that could precede the last part of a domain; with a space after it, it ends a sentence. */
const JOINING_DOT = /(?<=[^\s.])\.(?=\p{L}[\p{L}\p{M}])/gu

/**
 * What a person wrote, as one short line without anything that a mail program would turn into a link, and without
 * double quotation marks, so that it can be quoted: `Booking.com` becomes `Booking. com`, an address with a path is
 * removed.
 */
export function unlinkedLine(text: string): string {
  // A number keeps its unit, and a day its month: their spaces do not break.
  const line = shortened(visible(text).replace(/(?!\u00a0)[\s\p{Cc}]/gu, ' '), LINE_CHARACTERS)
  return unlinked(line)
    .replace(/["„“”«»]/gu, "'")
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The same for a quotation: its line breaks stay. */
export function unlinkedLines(text: string): string {
  const lines = shortened(
    visible(text)
      .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
      .trim(),
    QUOTE_CHARACTERS,
  )
  return unlinked(lines.replace(/[^\P{Cc}\n]/gu, ' '))
}

function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(INVISIBLE, (sign, at: number, whole: string) => {
      const isOfEmoji = sign === EMOJI_JOINER && EMOJI_END.test(whole.slice(Math.max(0, at - 2), at))
      return isOfEmoji || EMOJI_STYLES.includes(sign) ? sign : ''
    })
    .replace(LOOKALIKE, (sign) => LOOKALIKES[sign] ?? String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}

function unlinked(text: string): string {
  return text
    .replace(SPELLED_DOT, '.')
    .split(/(\s)/u)
    .map((word) => {
      if (SCHEME.test(word) || PATH.test(word)) return LINK_REMOVED
      return MAIL_ADDRESS.test(word) ? ADDRESS_REMOVED : word.replace(JOINING_DOT, '. ')
    })
    .join('')
}

function shortened(text: string, most: number): string {
  const characters = [...text.slice(0, most * 2)]
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text
}
