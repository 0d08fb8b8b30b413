/** The last column of the answers by day stands for this day and all later ones. */
export const LAST_ANSWER_DAY = 15
/** Applications per posting are counted for its first days. */
export const FIRST_DAYS = 30

/** Figures of the whole market, over the cases of the last 180 days. */
export type MarketFigures = {
  /** Answers in the promised time by the day they came: the first day first, {@link LAST_ANSWER_DAY} columns. */
  answersByDay: number[]
  /** Postings that were online for at least 30 days, and the applications half of them had by then; null without any. */
  postings: number
  applicationsPerPosting: number | null
  /** People hired, and the days from publishing that half of them took at most; null without any. */
  hires: number
  daysToHire: number | null
}
