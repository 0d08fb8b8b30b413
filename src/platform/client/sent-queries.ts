/** What the router sends along with a page, as far as it concerns us. */
type Dehydrated = Record<string, unknown>
type SentQueries = { initial?: { state: { dataUpdatedAt: number } }[]; stream?: unknown }
type Options = {
  dehydrate?: () => Promise<Dehydrated> | Dehydrated
  hydrate?: (dehydrated: Dehydrated) => Promise<void> | void
}

/**
 * Lets pages go without the stream of late queries, where no query is late: setting the stream up costs the server as
 * much as reading the page's data, and its script the visitor 2 kB.
 */
export function leaveOutStream(options: Options, isWhole: () => boolean): void {
  const { dehydrate, hydrate } = options
  if (dehydrate) {
    options.dehydrate = async () => {
      const dehydrated = await dehydrate()
      return isWhole() ? { ...dehydrated, query: { ...queryOf(dehydrated), stream: undefined } } : dehydrated
    }
  }
  if (hydrate) {
    options.hydrate = (dehydrated) => {
      const query = queryOf(dehydrated)
      return hydrate({ ...dehydrated, query: { ...query, stream: query.stream ?? endedStream() } })
    }
  }
}

/**
 * Counts the age of the data a page brings from its arrival, as with every other answer, not from the server's clock: a
 * page is asked for anew each time, and one the server kept is dropped as soon as what it shows changes. Otherwise such a
 * page read everything a second time at once.
 *
 * @param isAskedFor whether the server was asked for this page; a browser that goes back may show its own, older copy
 */
export function countFromArrival(options: Options, isAskedFor: () => boolean): void {
  const { hydrate } = options
  if (!hydrate) return
  options.hydrate = (dehydrated) => {
    const sent = isAskedFor() ? (queryOf(dehydrated).initial ?? []) : []
    for (const { state } of sent) if (state.dataUpdatedAt > 0) state.dataUpdatedAt = Date.now()
    return hydrate(dehydrated)
  }
}

/** Whether the server answered this navigation: ways back and forward are taken from the browser's own store unasked. */
export function isFromServer(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return !(visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward')
}

function queryOf({ query }: Dehydrated): SentQueries {
  return typeof query === 'object' && query !== null ? query : {}
}

function endedStream() {
  return new ReadableStream({ start: (controller) => controller.close() })
}
