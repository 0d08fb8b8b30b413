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

/** "Ihr Partner zieht mit um? Wir helfen …": what only catches the eye. Who is glad of the young welcomes nobody else. */
const WELCOME =
  /^ (?:Sehr gerne?|Gerne?(?! mit)|Warum nicht|Kein Problem|Kein Hindernis|Kein Thema|Herzlich willkommen|Willkommen|Umso besser|Sprich|Sprecht|Sprechen Sie|Fangt|Fang|Fangen Sie|Wir (?:helfen|unterstützen|organisieren)|[^.!?]{1,50} genauso (?:richtig|willkommen))(?!\p{L})/u
/** Whoever is ill is welcome to stay in bed; others are told to stay away. */
const STAYS = /^ Dann bleib(?:st|en) \p{L}{2,3} (?:daheim|zu Hause|zuhause)(?!\p{L})/u
/** Who is glad of somebody without children welcomes nobody; "Kein Problem" does. */
const LACKING = /(?<!\p{L})(?:ohne|keine?)(?!\p{L})/iu
const FAVOURED =
  /(?<!\p{L})(?:jung|unter|bis(?!t| \d{1,2}(?::\d\d)? Uhr)|frisch|Anfang|nur|Männ|Mann|Kerl|deutsch|Muttersprach|ledig|ungebunden|alleinsteh|Single|kinderlos|weiblich|katholisch|evangelisch|christlich|europäisch|einheimisch|gesund|fit)|(?<!\p{L})U[ -]?\d/iu
/** "Haben Sie …?", "Wie alt …?": asks whoever reads it, whatever is said afterwards. */
const DIRECT = /^\s?(?:(?:Wie|Was|Wann|Wo|Wer|Welche)\p{L}{0,4} |\p{L}{2,15} (?:Sie|[Dd]u|ihr)(?!\p{L}))/u
export function isWelcomed(sentence: string): boolean {
  const asked = sentence.indexOf('?')
  if (asked < 0) return false
  const [question, answer] = [sentence.slice(0, asked), sentence.slice(asked + 1)]
  if (!WELCOME.test(answer) && !(/krank/iu.test(question) && STAYS.test(answer))) return false
  if (LACKING.test(question) && !answer.startsWith(' Kein ')) return false
  return !FAVOURED.test(sentence) && !DIRECT.test(sentence)
}

function joinAnswer(joined: Span[], sentence: Span, text: string): Span[] {
  const before = joined.at(-1)
  const answers =
    before && text.charAt(before.end - 1) === '?' && /^\s?(?:Dann|Wenn nicht)\s/u.test(text.slice(sentence.start))
  const isWelcome = before && text.charAt(before.end - 1) === '?' && isWelcomed(text.slice(before.start, sentence.end))
  return answers || isWelcome
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
