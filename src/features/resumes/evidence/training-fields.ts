import { germanWords } from '~/lib/german/words'
import type { Asked } from './asked'

/** Adjectives that say what a training has to be about, and what shows it in the name of one. */
const FIELDS: readonly [asked: RegExp, shown: RegExp][] = [
  [/kaufm(?:ä|ae)nnisch/iu, /kauf|handel|betriebswirt|fachwirt|(?<!haus|gast|land|forst)wirtschaft/iu],
  [/technisch/iu, /techni|ingenieur|mechani|mechatron|elektro/iu],
  [/handwerklich/iu, /gesell|meister/iu],
  [/p(?:ä|ae)dagogisch/iu, /p(?:ä|ae)dagog|erzieh|lehramt/iu],
  [/medizinisch|pflegerisch/iu, /medizin|pfleg|kranken/iu],
]

/** "Kaufmännische Ausbildung", "technisches Studium"; "abgeschlossene" and "staatlich anerkannte" name no field. */
const OF_FIELD =
  /(?<!\p{L})(?!staatlich|akademisch|beruflich)\p{L}+(?:isch|lich)e?[nrms]?\s+(?:oder \p{L}+\s+)?(?:berufs|hochschul)?(?:ausbildung|lehre|studium|(?:hochschul)?abschluss)/iu

/** Whether a training is one of the field that a line names with an adjective; a line that names none takes any. */
export function isTrainingOf(line: string, training: string): boolean {
  const asked = OF_FIELD.exec(line)?.[0]
  if (asked === undefined) return true
  return FIELDS.some(([field, shown]) => field.test(asked) && shown.test(training))
}

/** "Ausbildung in der Zerspanung" is proven by "Zerspanungsmechanikerin", one in the "Pflege" not by "Pflegehelferin". */
export function isLearntIn(asked: Asked, training: string): boolean {
  const terms = asked.kind === 'word' ? asked.ways.flatMap((way) => (way.length === 1 ? way : [])) : []
  const isHelper = /helfer|assist/iu.test(training)
  return !isHelper && germanWords(training).some(({ parts: [first = ''] }) => terms.includes(first))
}
