import { expect, test } from 'vitest'
import { webVttProblem } from './webvtt'

test.each([
  ['WEBVTT\n\n00:01.000 --> 00:04.000\nWillkommen'],
  ['\uFEFFWEBVTT - Deutsch\r\n\r\n1\r\n00:00:01.000 --> 00:00:04.500 align:start\r\nWillkommen'],
])('accepts %j', (text) => {
  expect(webVttProblem(text)).toBeNull()
})

test.each([
  ['1\n00:00:01,000 --> 00:00:04,000\nWillkommen', 'SRT'],
  ['<html>', 'WEBVTT'],
  ['WEBVTT\n\nnur Text', 'kein einziger'],
  ['WEBVTT\n\n00:04.000 --> 00:01.000\nrückwärts', 'Zeile 3'],
  ['WEBVTT\n\n00:99.000 --> 01:00.000\nfalsch', 'Zeile 3'],
])('refuses %j', (text, sentence) => {
  expect(webVttProblem(text)).toContain(sentence)
})
