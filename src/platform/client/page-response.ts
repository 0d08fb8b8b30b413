import { createIsomorphicFn } from '@tanstack/react-start'
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'

/**
 * Lets the server cache this page for visitors without a session. A page that shows more than the tagged things must
 * not be cached.
 * @param seconds longest age; changes of the tagged things end it earlier (`changed_pages` of the bus)
 */
export const pageCache = createIsomorphicFn()
  .server((seconds: number, tags: string[]) => setResponseHeader('x-page-cache', `${seconds}; tags=${tags.join(',')}`))
  .client((_seconds: number, _tags: string[]) => {})

/** The HTTP status of the page being rendered on the server; a navigation in the browser has none. */
export const setStatus = createIsomorphicFn()
  .server((status: number) => setResponseStatus(status))
  .client((_status: number) => {})
