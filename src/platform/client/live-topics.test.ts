import { expect, test } from 'vitest'
import { followTopics, type LiveTopic } from './live-topics'

function followed() {
  const source = new EventTarget()
  const heard: LiveTopic[] = []
  followTopics(source, (topic) => heard.push(topic))
  return { heard, happen: (...names: string[]) => names.forEach((name) => void source.dispatchEvent(new Event(name))) }
}

test('the first connection is no news, each later one may have missed something', () => {
  const { heard, happen } = followed()
  happen('open')
  expect(heard).toEqual([])
  happen('error', 'open')
  expect(heard).toEqual(['missed'])
})

test('what the server tells is heard once', () => {
  const { heard, happen } = followed()
  happen('open', 'application', 'conversation', 'missed')
  expect(heard).toEqual(['application', 'conversation', 'missed'])
})
