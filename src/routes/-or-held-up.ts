import { isCallError } from '~/platform/client/call-error'
import { setStatus } from '~/platform/client/page-response'

/**
 * The sentence for somebody who was stopped for reading too much, or whose content is away for now, shown instead of
 * it; null when it was loaded. Other errors go on to the error page.
 */
export async function orHeldUp(loading: Promise<unknown>): Promise<string | null> {
  const refusal = await refusalOf(loading)
  if (refusal?.data?.code === 'SERVICE_UNAVAILABLE') setStatus(503)
  return refusal?.message ?? null
}

/** The same for a part of a page that says enough without it. */
export async function orWithoutIt(loading: Promise<unknown>): Promise<string | null> {
  return (await refusalOf(loading))?.message ?? null
}

async function refusalOf(loading: Promise<unknown>) {
  try {
    await loading
    return null
  } catch (error) {
    if (isCallError(error) && HELD_UP.includes(error.data?.code ?? '')) return error
    throw error
  }
}

const HELD_UP: readonly string[] = ['SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS']
