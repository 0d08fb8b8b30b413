import { choiceParam, flagParam, searchParams, severalTexts, uuidParam } from '~/lib/search-params'
import { DROP_PROBLEMS } from './drop-problems'

/** What counts as taken out when it is the place. */
export const WITHOUT_PLACE = 'ort'

/** What came of asking for an account: `adresse` is no address, `zu-oft` too many mails. */
export const ACCOUNT_STEPS = ['unterwegs', 'adresse', 'zu-oft'] as const

/** Why the page behind the link made no account. */
export const DROP_ACCOUNT_PROBLEMS = ['angaben', 'ort', 'zu-oft', 'fehler'] as const

/** The address of the hits for a dropped résumé. */
export const readDropSearch = searchParams({
  /** What the visitor took out, joined by ";". */
  ohne: (raw) => severalTexts(raw).slice(0, 10).join(';').slice(0, 400) || undefined,
  /** All hits, not only the first ones. */
  alle: flagParam,
  problem: choiceParam(DROP_PROBLEMS),
  geloescht: flagParam,
  konto: choiceParam(ACCOUNT_STEPS),
  /** The posting somebody wants to apply to. */
  stelle: uuidParam,
})
