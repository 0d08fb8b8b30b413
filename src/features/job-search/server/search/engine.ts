import { newMatches, searchJobs } from './search-jobs'
import { suggestSearches } from './suggest'

/** The search of job postings for the rest of the product. */
export const searchEngine = {
  /** Hits, total and counts in one request. */
  search: searchJobs,
  /** New postings for an alert. */
  newMatches,
  /** Suggestions while typing. */
  suggest: suggestSearches,
}
