import { newMatches, searchJobs } from './search-jobs'
import { suggestSearches } from './suggest'

/** The search of job postings as the rest of the product sees it. */
export const searchEngine = {
  /** Hits, total and counts in one go. */
  search: searchJobs,
  /** What is new since an alert. */
  newMatches,
  /** What to type. */
  suggest: suggestSearches,
}
