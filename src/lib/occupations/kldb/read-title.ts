import { foldGerman } from '../../german/fold.ts'
import { withoutFeminineEnding, withoutGenderSigns } from '../../german/gender.ts'

/** A job title: folded words in their common form. */
export type ReadTitle = {
  /** Words before the first addition ("… für …", "… - …", "(…)"), where the person is named. */
  front: readonly string[]
  frontText: string
  /** What follows. */
  rest: readonly string[]
  restText: string
  /** All words, and as they stand between hyphens. */
  words: readonly string[]
  pieces: readonly string[]
  /** The level that a degree or a grade in the public service says. */
  level: '1' | '2' | '3' | '4' | undefined
}

const ADDITION = / [-–|] | ?\(|, | für | im | in | bei | an | von | der | des | zur | zum /u
/** "Beamt(er/in)", "Agrarbiolog(e/in)", "Metallsinter(er/in)" */
const BRACKETS: readonly [RegExp, string][] = [
  [/\((er|e)\/in\)/g, '$1'],
  [/\([rn]?\/?(?:in|innen|r)\)/g, ''],
]
/** Degrees and laws name a level and no field. */
const DEGREE =
  /\((?:FH|Uni|BA|FS|Fachschule|Hochschule|staatl|Ausb|IHK|HwO|VWA|BBiG|Ing\.?H|h\. ?D|§|mittl|geh|höh|einf)[^()]*\)|\/? ?[BM]\. Prof\..*$/gu
const LEVELS: readonly ['1' | '2' | '3' | '4', RegExp][] = [
  ['4', /höh\. |höherer Dienst|Dipl\.|\((?:FH|Uni)|Diplom|Bachelor of|Master of|\b[MB]\. ?(?:Sc|A|Eng)\b/u],
  ['3', /geh\. |gehobener Dienst|\(BA\)|Fachschule|staatl\. ?gepr|staatlich geprüfte/u],
  ['2', /mittl\. |mittlerer Dienst|\(m\.D/u],
  ['1', /einf\. |einfacher Dienst/u],
]
/** No title has more; a longer text is cut. */
const LONGEST_TITLE = 300

/** Reads a job title of any gender. */
export function readTitle(title: string): ReadTitle {
  const text = BRACKETS.reduce(
    (now, [pattern, instead]) => now.replace(pattern, instead),
    title.slice(0, LONGEST_TITLE).normalize('NFC'),
  )
  const marked = withoutGenderSigns(text)
  const plain = marked.replace(DEGREE, ' ')
  const at = plain.search(ADDITION)
  const frontText = at > 0 ? plain.slice(0, at) : plain
  const restText = at > 0 ? plain.slice(at) : ''
  return {
    front: wordsOf(frontText),
    frontText,
    rest: wordsOf(restText),
    restText,
    words: wordsOf(plain),
    pieces: foldGerman(plain).split(/[^a-z0-9]+/),
    level: LEVELS.find(([, pattern]) => pattern.test(marked))?.[0],
  }
}

function wordsOf(text: string): string[] {
  return foldGerman(text)
    .split(/[^a-z0-9-]+/)
    .map((word) => withoutFeminineEnding(word.replaceAll('-', '')))
    .filter((word) => word !== '')
}
