/**
 * A text without the signs at its end that a pattern of one sign names: `trimEnd('a, –', /[\s,–]/)` is `a`. A pattern such
 * as `/[\s,–]+$/` would try again at each of them, which costs the square of a long row.
 */
export function trimEnd(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
