import { germanWords } from '~/lib/german/words'
import type { Asked } from './asked'

/** What makes an entry under "Ausbildung" more than a school or a course. */
const COMPLETED =
  /ausbildung|gesell|meister|pr(?:ü|ue)fung|examen|fachwirt|betriebswirt|techniker|approbation|staatlich|studium|bachelor|master|magister|diplom|promotion/iu
const SCHOOL = /(?:haupt|real|mittel)schul|schulabschluss|abitur|hochschulreife|mittlere reife|berufsreife/iu
/** What a line may ask for by its level, and what shows it. */
const LEVELS: readonly [asked: RegExp, shown: RegExp][] = [
  [
    /studium|hochschul|universit|bachelor|akademisch/iu,
    /studium|bachelor|master|magister|diplom|staatsexamen|promotion/iu,
  ],
  [/meister(?!haft)/iu, /meister/iu],
]

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

/** Whether an entry under "Ausbildung" is a finished training, not a school. */
export function isTraining(entry: string): boolean {
  return COMPLETED.test(entry) && !SCHOOL.test(entry)
}

/** Whether a training is of the level and the field that a line names; a line that names none takes any. */
export function isTrainingOf(line: string, training: string): boolean {
  // "Studium oder Ausbildung" takes both.
  const level = /(?:berufs)?ausbildung|lehre/iu.test(line) ? undefined : LEVELS.find(([each]) => each.test(line))
  if (level && !level[1].test(training)) return false
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
