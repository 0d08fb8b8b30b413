import { readQueryWords } from '~/features/job-search/server/words/query-words'
import { germanWords } from '~/lib/german/words'
import { type Asked, type AskedWord, askedOccupation, askedWord } from '../../evidence/asked'

/** The words of a search for people. */
export type AskedOfPeople = {
  /** All of these have to be found. */
  asked: readonly Asked[]
  unwanted: readonly AskedWord[]
  /** People in training for the occupation are meant. */
  isTraining: boolean
  /** Few have all of it: those follow who lack further words. */
  canLack?: boolean
}

/** Sorts words into occupations and others; those after a minus are unwanted ("Koch -Kantine"). */
export function askedOfPeople(was: string, isTraining: boolean): AskedOfPeople {
  const { wanted, unwanted } = splitWords(was)
  const { occupations, others } = readQueryWords(wanted)
  const people = occupations.filter(({ isField }) => !isField)
  const fields = occupations.filter(({ isField }) => isField)
  return {
    asked: [
      ...people.map((unit) => askedOccupation(unit, wanted)),
      // "CNC" beside "Zerspanungsmechaniker" is a word like any other; alone it also means those who work with it.
      ...fields.flatMap(({ words, families }) =>
        words.map((word) => askedWord(word, people.length === 0 && words.length === 1 ? families : [])),
      ),
      ...others.map((word) => askedWord(word)),
    ],
    unwanted: germanWords(unwanted).map((word) => askedWord(word)),
    isTraining,
  }
}

/** Required words, and excluded ones after a minus ("Koch -Kantine"). */
function splitWords(was: string): { wanted: string; unwanted: string } {
  const unwanted = [...was.matchAll(/(?:^|\s)-(\p{L}\S*)/gu)].map(([, word = '']) => word)
  return { wanted: was.replace(/(?:^|\s)-\p{L}\S*/gu, ' ').trim(), unwanted: unwanted.join(' ') }
}
