import { LETTER, type Span } from '../phrase'
import { isWelcomed } from '../sentences'

const WORDS = (most: number, but = '') => `(?:${but}[${LETTER}]{1,25},? ){0,${most}}`
const MATTER = '(?:Angaben?|Auskunft|Auskünfte|Nachweise?)'
const NEVER = '(?:nicht|nie|niemals)'
const TELL =
  '(?:anzugeben|angeben|nennen|mitteilen|mitzuteilen|verraten|offenlegen|(?:hinein)?schreiben|belegen|stehen)'

const said = (ways: readonly string[]) => new RegExp(`(?<![${LETTER}\\d])(?:${ways.join('|')})(?![${LETTER}\\d])`, 'i')

/** "Nach … fragen wir nicht", "… spielt keine Rolle", "Angaben zu … brauchen wir nicht": nobody is asked or judged. */
const WAIVES = said([
  `(?:spielt|spielen|hat|haben) ${WORDS(6)}keine(?:rlei|n)? (?:Rolle|Bedeutung|Einfluss|Auswirkung|Auswirkungen)`,
  `keine(?:rlei|n)? (?:Rolle|Bedeutung|Einfluss) ${WORDS(1)}(?:spielt|spielen|hat|haben)`,
  `(?:ist|sind) ${WORDS(3, '(?!nicht )')}(?:egal|gleichgültig|unwichtig|nebensächlich|unerheblich|zweitrangig|Nebensache|Privatsache|Ihre Sache|deine Sache|kein Thema|kein Kriterium)`,
  `(?:war|waren|ist|sind|bleibt) ${WORDS(3)}(?:ohne (?:Belang|Bedeutung)|kein (?:Thema|Kriterium))`,
  `(?:wollen|möchten|müssen|dürfen) wir ${WORDS(3)}${NEVER} ${WORDS(1)}(?:wissen|erfahren|fragen|hören|sehen)`,
  `fragen wir ${WORDS(4)}${NEVER}`,
  `wir fragen ${WORDS(3)}${NEVER} ${WORDS(2)}nach`,
  `(?:niemand|keiner) fragt|fragt ${WORDS(3)}(?:niemand|keiner)`,
  `(?:müssen|musst|brauchen|brauchst|sollen|sollst|sollten|solltest) (?:Sie|du) ${WORDS(4)}${NEVER} ${WORDS(3)}(?:zu )?${TELL}`,
  `${MATTER} ${WORDS(8)}(?:brauchen|benötigen|verlangen|erwarten|erbitten|wollen) wir ${WORDS(2)}${NEVER}`,
  `auf ${MATTER} ${WORDS(8)}verzichten wir|(?:wir verzichten|verzichten wir) ${WORDS(2)}auf ${MATTER}`,
  `(?:machen Sie|mach|macht|brauchen wir|verlangen wir|wir brauchen|wir verlangen|wir erwarten) ${WORDS(2)}keine(?:rlei)? ${MATTER}`,
  `(?:geben|nennen|schreiben) Sie ${WORDS(5)}(?:weder|keinen?)|verzichten Sie ${WORDS(2)}auf ${WORDS(3)}${MATTER}`,
  `sein (?:müssen|musst|brauchen|brauchst) (?:Sie|du) ${WORDS(2)}${NEVER}`,
  `(?:ist|sind|wird|werden) ${WORDS(6)}(?:nicht|keine) ${WORDS(1)}(?:erforderlich|nötig|notwendig|wichtig|entscheidend|Voraussetzung|Bedingung|verlangt)`,
  `gehör(?:t|en) ${WORDS(1)}nicht in (?:die|den|das|eine|Ihre)`,
  `ändert ${WORDS(2)}nichts`,
  'geht uns nichts an|gehen uns nichts an|geht niemanden etwas an',
  `interessiert uns ${NEVER}`,
])

/** A condition or a wish beside it takes back what was waived: "Ihr Alter ist egal, solange …". */
const TAKES_BACK = said([
  'aber|jedoch|allerdings|doch|nur|ausschließlich|lediglich|solange|sofern|wenn|falls|außer|sondern|trotzdem|dennoch',
  'leider|lieber|bevorzug[a-zß]{1,4}|suchen|sucht|gesucht|erwünscht|mindestens|höchstens|maximal|unter|über|bis|ab|hauptsache|oder ob',
])

/** "Unabhängig von Geschlecht, Alter und …": a list, until a verb begins something else. */
const APART_FROM = new RegExp(
  `(?<![${LETTER}])(?:unabhängig von|ungeachtet|ohne Rücksicht auf) (?:(?!(?:sind|ist|haben|hat|suchen|stellen|nehmen|können|passen|passt|freuen|zahlen) )[${LETTER}-]{1,30},? ){0,14}$`,
  'i',
)
/** Whether the words at a place are among those that do not matter. */
export const isApart = (text: string, at: number) => APART_FROM.test(text.slice(Math.max(0, at - 240), at))

/** The parts of a sentence that say nobody is asked for what they name, or judged by it; lists belong to them. */
export function waivedIn(text: string, { start, end }: Span): Span[] {
  const sentence = text.slice(start, end)
  if (isWelcomed(sentence)) return [{ start, end }]
  if (sentence.includes('?') || TAKES_BACK.test(sentence.replace(/^\s?(?:Wenn|Falls) /, ''))) return []
  const match = WAIVES.exec(sentence)
  if (!match) return []
  const pieces = piecesOf(sentence, start)
  const inside = (piece: Span) => piece.start < start + match.index + match[0].length && piece.end > start + match.index
  const first = pieces.findIndex(inside)
  const last = pieces.findLastIndex(inside)
  const isListed = ({ start, end }: Span) => LISTED.test(text.slice(start, end).trim())
  // "Wie alt Sie sind, ist uns egal": what is waived is the clause before.
  let from =
    first > 0 && pieces.slice(0, first).every((piece, at) => at > 0 || CLAUSE.test(text.slice(piece.start, piece.end)))
      ? 0
      : first
  while (from > 0 && pieces.slice(from - 1, from).some(isListed)) from -= 1
  let to = last
  while (pieces.slice(to + 1, to + 2).some(isListed)) to += 1
  return pieces.slice(from, to + 1)
}

/** "Alter, Geschlecht oder Religion": pieces of a list are short. */
const LISTED = new RegExp(`^(?:[${LETTER}-]{1,30}[ .]{0,2}){1,3}$|^(?:[${LETTER}-]{1,30} ){1,2}(?:oder|und|sowie) `)

const CLAUSE = /^\s?(?:Ob|Welche[nrs]?|Wie|Was|Wo|Woher|Wann|Wer|Wen|Dass|Wohin|Womit|Wenn|Falls)(?![a-zäöüß])/

function piecesOf(sentence: string, at: number): Span[] {
  let start = at
  return sentence.split(/[,;:–]/).map((piece) => {
    const span = { start, end: start + piece.length }
    start = span.end + 1
    return span
  })
}
