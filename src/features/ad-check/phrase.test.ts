import { expect, it } from 'vitest'
import { findPhrases } from './phrase'
import { DEFAULT_AD_RULES } from './rules/default-rules'
import { phraseSchema } from './schema'

it.each([
  ['jung* Team', 'Unser JUNGES Team sucht', 'JUNGES Team'],
  ['groß* Team', 'Ein GROẞES Team', 'GROẞES Team'],
  ['Digital-Native', 'Sie sind Digital Native?', 'Digital Native'],
  ['Digital-Native', 'Sie sind Digital‑Native?', 'Digital‑Native'],
  ['Sekretärin / *', 'Sekretärin/Sekretär', 'Sekretärin/Sekretär'],
  ['Mann|Frau gesucht', 'Frau gesucht', 'Frau gesucht'],
  ['belastbar … Stress', 'belastbar auch bei viel Stress', 'belastbar auch bei viel Stress'],
  ['belastbar ... Stress', 'belastbar, Stress', 'belastbar, Stress'],
  ['bis # Jahre', 'bis 35 Jahre', 'bis 35 Jahre'],
  ['C++', 'Wir können C++ und Java', 'C++'],
  // A letter whose small form is longer moves nothing.
  ['jung* Team', 'In İzmir: ein junges Team', 'junges Team'],
])('finds "%s" in "%s"', (phrase, text, found) => {
  expect(findPhrases([phrase], text).map(({ start, end }) => text.slice(start, end))).toEqual([found])
})

it('finds only whole words, in their order, within one sentence', () => {
  expect(findPhrases(['Frau gesucht'], 'gesucht: Frau')).toEqual([])
  expect(findPhrases(['Frau'], 'Hausfrau und Frauen')).toEqual([])
  expect(findPhrases(['belastbar … Stress'], 'Sie sind belastbar. Stress')).toEqual([])
})

it('takes only phrases that no ad can make slow to look for', () => {
  const many = 'a*a*a*a*a*a*a*a*a*a*b'
  expect(phraseSchema.safeParse(many).error?.issues[0]?.message).toMatch(/^Höchstens drei Platzhalter/)
  expect(phraseSchema.safeParse('b|a*a#a*a*').success).toBe(false)
  const own = DEFAULT_AD_RULES.flatMap(({ phrases, exceptions }) => [...phrases, ...exceptions])
  expect(own.filter((phrase) => !phraseSchema.safeParse(phrase).success)).toEqual([])
})
