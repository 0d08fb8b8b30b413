/** Sentences, line by line; linear. */
const SENTENCE = /[^.!?\n]{1,2000}[.!?\n]?|[.!?\n]/gu
const OF_THE_WRITER = /(?<!\p{L})(?:ich|mich|mir|meine?[rnms]?)(?!\p{L})/iu
const BEGINS = /^\s{0,3}(?:Er|Sie|Ihre?[rnms]?|Seine?[rnms]?|Ihm|Ihn|He|She|His|Her)(?!\p{L})/u
/** "Sie" and "Ihr" with a capital in the midst of a sentence address the reader. */
const PRONOUN = /(?<!\p{L})(?:er|sie|ihn|ihm|ihnen|ihre?[rnms]?|seine?[rnms]?|he|she|him|his|hers?)(?!\p{L})/gu

/**
 * Pronouns where others write about somebody ("Frau M. hat ihre Aufgaben … erledigt. Sie war …"), as references do; what
 * the person writes stays, because "sie" may be anything there.
 * @param namesPerson whether a sentence has a word for a person
 */
export function neutralPronouns(text: string, namesPerson: (sentence: string) => boolean): string {
  let isAbout = false
  return text.replace(SENTENCE, (sentence) => {
    const begins = BEGINS.exec(sentence)?.[0]
    const goesOn = isAbout && begins !== undefined
    isAbout = !OF_THE_WRITER.test(sentence) && (goesOn || namesPerson(sentence))
    if (!isAbout) return sentence
    const rest = goesOn ? `${begins.match(/^\s*/)?.[0]}[Pronomen]${sentence.slice(begins.length)}` : sentence
    return rest.replace(PRONOUN, '[Pronomen]')
  })
}
