/** What letters sound alike, by the first that people take for the others. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ v: 'f', w: 'f', c: 'k', q: 'k', g: 'k', p: 'b', t: 'd', y: 'i', j: 'i' },
}
const VOWELS = 'aeiouy'

/**
 * A folded word by its consonants as they sound, the first letter included: "erziherin" and "erzieherin" are one, and so
 * are "physio" and "fisio". Vowels, a silent h and double letters are what people leave out or add.
 */
export function soundsOf(folded: string): string {
  let sounds = ''
  let last = ''
  for (let at = 0; at < folded.length; at++) {
    const letter = folded.charAt(at)
    if (letter === 'h' && at > 0) {
      if (folded.charAt(at - 1) === 'p') sounds = `${sounds.slice(0, -1)}f`
      continue
    }
    // "Artzt" and "Arzt".
    if (letter === 't' && folded.charAt(at + 1) === 'z') continue
    const sound = ALIKE[letter] ?? letter
    if (at > 0 && (VOWELS.includes(letter) || sound === last)) {
      if (VOWELS.includes(letter)) last = ''
      continue
    }
    sounds += sound
    last = sound
  }
  return sounds
}

/** Slips in "-erin" and "-innen": "pflegrin", "konditorrin", "lehrerinen", "buchhalterinn". */
const FEMININE_SLIP = /(?<=\p{L}{4})r?rin(?:n?en|n)?$/u

/** The masculine of a folded word whose feminine ending was mistyped; other words as they are. */
export function withoutSlipInEnding(folded: string): string {
  const front = folded.replace(FEMININE_SLIP, '')
  if (front === folded) return folded
  return VOWELS.includes(front.slice(-1)) ? `${front}r` : `${front}er`
}
