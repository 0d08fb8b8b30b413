import { isCallError } from '~/platform/client/call-error'

/**
 * The sentence for whoever is held up because they read very much, to be shown in the place of what they asked for; null
 * when it was loaded. Other errors go on to the page for faults.
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
