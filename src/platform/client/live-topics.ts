export const LIVE_TOPICS = ['conversation', 'application'] as const
/** `missed`: something of which nobody can say what it was, so everything is to be read again. */
export type LiveTopic = (typeof LIVE_TOPICS)[number] | 'missed'

const ALL: readonly LiveTopic[] = [...LIVE_TOPICS, 'missed']

/** What another tab said, or undefined when it is none of ours. */
export function liveTopicOf(data: unknown): LiveTopic | undefined {
  return ALL.find((each) => each === data)
}

/**
 * Calls back for each notice of the server, and for each connection after the first: what was said in between nobody
 * has heard. The first opens beside a page that was just read, so it is no news. That a connection stands an EventSource
 * says by itself, in an event called `open`; no event of the server may have that name.
 */
export function followTopics(source: EventTarget, onTopic: (topic: LiveTopic) => void): void {
  let isFirst = true
  source.addEventListener('open', () => {
    if (!isFirst) onTopic('missed')
    isFirst = false
  })
  for (const topic of ALL) source.addEventListener(topic, () => onTopic(topic))
}
