import { setTimeout as wait } from 'node:timers/promises'

/** What a browser waits before it opens a stream again when nothing was said, milliseconds. */
const USUAL_RETRY_MS = 3_000

/** A time without a stream, milliseconds since 1970. */
export type Gap = { from: number; to: number }

/**
 * Holds open streams of live events as browsers do: reads them, and opens them again after the pause that the server has
 * asked for.
 */
export function holdStreams(url: string, cookies: readonly string[]) {
  const stopping = new AbortController()
  const gaps: Gap[] = []
  let opened = 0
  const streams = cookies.map((cookie) => hold(cookie))
  return {
    gaps,
    opened: () => opened,
    async stop() {
      stopping.abort()
      await Promise.all(streams)
    },
  }

  async function hold(cookie: string): Promise<void> {
    let retry = USUAL_RETRY_MS
    let lostAt: number | undefined
    while (!stopping.signal.aborted) {
      try {
        const answer = await fetch(`${url}/api/events`, { headers: { cookie }, signal: stopping.signal })
        if (!answer.ok || !answer.body) throw new Error(String(answer.status))
        for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
          const told = /retry: (\d+)/.exec(text)?.[1]
          if (told !== undefined) retry = Number(told)
          if (lostAt !== undefined) gaps.push({ from: lostAt, to: Date.now() })
          if (lostAt !== undefined || opened < cookies.length) opened += 1
          lostAt = undefined
        }
      } catch {
        // Lost, or not opened.
      }
      lostAt ??= Date.now()
      await wait(retry, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
}
