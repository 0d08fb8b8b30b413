/**
 * The tag of public pages that show hits or counts of the job search (`pageCache`). The server drops them as soon as its index
 * has read a change, which is a moment after the change itself. The part behind the colon is the name of the index.
 */
export const SHOWS_HITS = 'search:job-postings'
