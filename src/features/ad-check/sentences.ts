import { rememberLast, type Span } from './phrase'

/** Words before a full stop that does not end a sentence. */
const SHORTENED = /(?<![\p{L}\d])(?:max|mind|min|ca|bzw|ggf|inkl|evtl|vgl|etc|Std|St|Dr|Hr|Fr|Nr|Art|[\p{L}]|\d{1,4})$/u

/** The sentences of a text; a question keeps the sentence that answers it: "Über 50? Dann lieber nicht." */
export const sentencesOf: (text: string) => readonly Span[] = rememberLast((text) => {
  const sentences: Span[] = []
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !endsAt(text, at)) continue
    const end = Math.min(at + 1, text.length)
    if (text.slice(start, end).trim() !== '') sentences.push({ start, end })
    start = end
  }
  return sentences.reduce<Span[]>((joined, sentence) => joinAnswer(joined, sentence, text), [])
})

/** "Alleinerziehend? Sprich uns an …": a question that only catches the eye. */
const FRAGMENT =
  /^\s?(?!(?:.{0,60}(?<!\p{L}))?(?:Sie|[Dd]u|Ihnen|[Dd]ir|Ihre?[mnrs]?|[Dd]eine?[mnrs]?|[Hh]aben|[Hh]ast)(?!\p{L}))[^.!?\n]{3,50}\?$/u

/** "Ihr Partner zieht mit um? Wir helfen …" */
const WELCOME =
  /^ (?:Sehr gerne?|Gerne?|Warum nicht|Kein Problem|Kein Hindernis|Kein Thema|Herzlich willkommen|Willkommen|Umso besser|Sprich|Sprecht|Sprechen Sie|Fangt|Fang|Fangen Sie|Wir (?:helfen|unterstützen|freuen|finden|organisieren|kümmern))(?!\p{L})/u
export const isWelcomed = (sentence: string) =>
  WELCOME.test(sentence.slice(sentence.indexOf('?') + 1)) &&
  !/(?<!\p{L})(?:jung|unter|bis|frisch|Anfang|nur)|(?<!\p{L})U[ -]?\d/iu.test(sentence)

function joinAnswer(joined: Span[], sentence: Span, text: string): Span[] {
  const before = joined.at(-1)
  const answers =
    before && text.charAt(before.end - 1) === '?' && /^\s?(?:Dann|Wenn nicht)\s/u.test(text.slice(sentence.start))
  const isCaught =
    before &&
    FRAGMENT.test(text.slice(before.start, before.end)) &&
    /^ (?!Nicht|Kein|Leider)/u.test(text.slice(sentence.start))
  const isWelcome = before && text.charAt(before.end - 1) === '?' && WELCOME.test(text.slice(sentence.start))
  return answers || isCaught || isWelcome
    ? [...joined.slice(0, -1), { start: before.start, end: sentence.end }]
    : [...joined, sentence]
}

function endsAt(text: string, at: number): boolean {
  const sign = text.charAt(at)
  if (sign === '\n') return true
  if (!'.!?'.includes(sign)) return false
  const after = text.slice(at + 1, at + 3)
  if (after === '') return true
  if (!/^[\n ](?:[\p{Lu}„\d]|$)/u.test(after) && !after.startsWith('\n')) return false
  return sign !== '.' || !SHORTENED.test(text.slice(Math.max(0, at - 6), at))
}
