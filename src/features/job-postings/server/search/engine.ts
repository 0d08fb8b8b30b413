import { drainSearchQueue } from './drain-queue'
import { indexPostings, removePostings } from './index-postings'
import { newMatches, searchJobs } from './search-jobs'
import { suggestSearches } from './suggest'

/**
 * The search of job postings as the rest of the product sees it. Another engine takes its place by offering the same:
 * `search` answers hits, total and `facets` in one go, `newMatches` what is new since an alert, `suggest` what to type, `index` and `remove` keep it in line with
 * the postings, `drain` takes in what waits in the queue.
 */
export const searchEngine = {
  search: searchJobs,
  newMatches,
  facets: async (...args: Parameters<typeof searchJobs>) => (await searchJobs(...args)).facets,
  suggest: suggestSearches,
  index: indexPostings,
  remove: removePostings,
  drain: drainSearchQueue,
}
