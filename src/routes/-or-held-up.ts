import { isCallError } from '~/platform/client/call-error'
import { setStatus } from '~/platform/client/page-response'

/**
 * The sentence for somebody who was stopped for reading too much, or whose content is away for now, shown instead of
 * it; null when it was loaded. Other errors go on to the error page.
 */
export async function orHeldUp(loading: Promise<unknown>): Promise<string | null> {
  try {
    await loading
    return null
  } catch (error) {
    if (!isCallError(error)) throw error
    const code = error.data?.code
    if (code === 'SERVICE_UNAVAILABLE') setStatus(503)
    else if (code !== 'TOO_MANY_REQUESTS') throw error
    return error.message
  }
}
