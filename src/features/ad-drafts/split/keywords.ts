import { conditionsOfAd } from './conditions-of-ad'
import { payOfAd } from './pay-of-ad'

/** More is a text. */
const LONGEST = 120

/**
 * Whether a part says in keywords only what has a field of its own: "Koch in Teilzeit, Bielefeld, ab 16 €" offers
 * nothing more.
 */
export function saysOnlyFacts(text: string, { title, place }: { title: string; place: string | undefined }): boolean {
  if (text.length > LONGEST || /\n|[.!?]\s/.test(text)) return false
  return text.split(/[,;|]/).every((piece) => {
    const bare = [title, place ?? title].reduce((rest, known) => rest.replace(known, ' '), piece)
    return !/\p{L}{3}/u.test(bare.replace(SMALL, '')) || isPay(bare) || isCondition(bare)
  })
}

const SMALL = /(?<!\p{L})(?:\(?[mwdx]\/[mwdx]\/[mwdx]\)?|für|aus|der|die|das|und|gesucht)(?!\p{L})/giu

const isPay = (piece: string) => /\d/.test(piece) && /€|euro|eur\b/iu.test(piece) && payOfAd([piece]) !== null

/** With at most one word beside the condition. */
function isCondition(piece: string): boolean {
  const { employmentTypes, contract, hoursPerWeek, startDate, workplace } = conditionsOfAd('', [piece])
  const says = employmentTypes.length > 0 || contract || hoursPerWeek || startDate || workplace
  return Boolean(says) && piece.trim().split(/\s+/).length < 5
}
