import { textsIn } from './texts-in.ts'

/**
 * What nobody sees and what makes a text look like another one: marks, embeddings, overrides and isolates of direction,
 * spaces without width, invisible operators, the mark at the beginning of files, tags. U+200C and U+200D stay where a
 * script or an emoji needs them, and tags in the flag of a region; soft hyphens and variation selectors only tell where
 * to break and how to draw.
 */
const HIDDEN =
  /[\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}|[\u{e0000}-\u{e007f}]|[\u200c\u200d]/gu
const FLAG = '\u{1f3f4}'
const JOINERS = new Set(['\u200c', '\u200d'])
/** Letters that joiners shape, and emoji that they combine. */
const JOINED =
  /(?:\ufe0f|[\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{Extended_Pictographic}\p{Emoji_Modifier}])$/u

/** The text without hidden signs: `GmbH\u202e` becomes `GmbH`. */
export function withoutHiddenSigns(text: string): string {
  return text.replace(HIDDEN, (sign, at: number) => {
    if (sign.startsWith(FLAG)) return sign
    return JOINERS.has(sign) && JOINED.test(text.slice(Math.max(0, at - 2), at)) ? sign : ''
  })
}

/** Takes hidden signs out of all texts within, in place; a password is what was typed. Returns the value. */
export function dropHiddenSigns(value: unknown): unknown {
  if (typeof value === 'string') return withoutHiddenSigns(value)
  for (const { path, text, put } of textsIn(value)) {
    if (put === undefined || /password$/i.test(path)) continue
    const clean = withoutHiddenSigns(text)
    if (clean !== text) put(clean)
  }
  return value
}
