import { choiceParam, flagParam, searchParams, severalTexts, uuidParam } from '~/lib/search-params'

/** Why a dropped résumé gives no hits; `offline` is only found out by the browser. */
export const DROP_PROBLEMS = [
  ...(['photo', 'empty', 'unknown', 'locked', 'broken', 'too-large', 'busy', 'too-many'] as const),
  ...(['missing', 'gone', 'fault', 'offline'] as const),
] as const
export type DropProblem = (typeof DROP_PROBLEMS)[number]

/** What counts as taken out when it is the place. */
export const WITHOUT_PLACE = 'ort'

/** What counts as taken out when postings further away are asked for: the place stays what distances count from. */
export const WITHOUT_RADIUS = 'umkreis'

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
