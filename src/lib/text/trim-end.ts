/**
 * A text without the characters at its end that match a pattern for one character: `trimEnd('a, –', /[\s,–]/)` is `a`.
 * A pattern such as `/[\s,–]+$/` would try again at each of them, which takes quadratic time for a long run.
 */
export function trimEnd(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
