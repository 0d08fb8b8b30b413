import { flagParam, numberParam, searchParams, textParam } from '~/lib/search-params'

/** Parameters of "Nachrichten". */
export const readInbox = searchParams({ page: numberParam(1, 1000), suche: textParam(80), ungelesen: flagParam })
export type InboxSearch = ReturnType<typeof readInbox>
