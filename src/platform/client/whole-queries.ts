/** What the router sends along with a page, as far as it concerns us. */
type Dehydrated = Record<string, unknown>
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

function queryOf({ query }: Dehydrated): { stream?: unknown } {
  return typeof query === 'object' && query !== null ? query : {}
}

function endedStream() {
  return new ReadableStream({ start: (controller) => controller.close() })
}
