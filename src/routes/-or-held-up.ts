import { isCallError } from '~/platform/client/call-error'

/**
 * The sentence for somebody who was stopped for reading too much, shown instead of the content; null when it was
 * loaded. Other errors go on to the error page.
 */
export async function orHeldUp(loading: Promise<unknown>): Promise<string | null> {
  try {
    await loading
    return null
  } catch (error) {
    if (isCallError(error) && error.data?.code === 'TOO_MANY_REQUESTS') return error.message
    throw error
  }
}
