export const LIVE_TOPICS = ['conversation', 'application', 'notice'] as const
/** `missed`: notices may have been lost, so everything is read again. */
export type LiveTopic = (typeof LIVE_TOPICS)[number] | 'missed'

const ALL: readonly LiveTopic[] = [...LIVE_TOPICS, 'missed']

/** What another tab said, or undefined when it is not ours. */
export function liveTopicOf(data: unknown): LiveTopic | undefined {
  return ALL.find((each) => each === data)
}

/**
 * Calls back for each notice of the server, and for each connection after the first, because notices in between were
 * lost. The first one opens next to a page that was just read. EventSource reports an open connection by its own `open`
 * event; no event of the server may have that name.
 */
export function followTopics(source: EventTarget, onTopic: (topic: LiveTopic) => void, isBesideNewPage = true): void {
  let isFirst = isBesideNewPage
  source.addEventListener('open', () => {
    if (!isFirst) onTopic('missed')
    isFirst = false
  })
  for (const topic of ALL) source.addEventListener(topic, () => onTopic(topic))
}
