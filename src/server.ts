import { createServerEntry, createStartHandler } from '@tanstack/react-start/server'
import { CALL_ENDPOINT } from './platform/wire/call-budget'
import { getRouter } from './router'
import { isFrameworkCall, refuseFrameworkCall } from './server/requests/framework-calls'
import { logLibraryErrors } from './server/requests/library-errors'
import { renderPage } from './server/requests/render-page'
import { answerTrpc } from './server/requests/trpc-handler'
import { refuseUnhandled } from './server/requests/unhandled'
import { withWrittenMark } from './server/requests/written-mark'

if (import.meta.env.PROD) logLibraryErrors()

const answerPage = createStartHandler(renderPage)

/** Procedure calls need no router, and routing takes as long as a short call. */
const entry = createServerEntry({
  fetch: (request, options) => (isCall(request) ? answerTrpc(request) : answerPage(request, options)),
})

let known: ReturnType<typeof getRouter> | undefined

export default {
  routeOf(path: string) {
    known ??= getRouter('')
    const [, , found] = known.getMatchedRoutes(path)
    return found?.fullPath
  },
  // Around the framework's entry, which would make an answer of whatever is thrown within it.
  fetch: async (...asked: Parameters<typeof entry.fetch>) => {
    const [request] = asked
    if (isFrameworkCall(request)) return refuseFrameworkCall(request)
    return withWrittenMark(request, await refuseUnhandled(await entry.fetch(...asked)))
  },
}

function isCall({ url }: Request): boolean {
  return url.startsWith(`${CALL_ENDPOINT}/`, url.indexOf('/', url.indexOf('//') + 2))
}
