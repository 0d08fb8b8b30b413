import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AdFindings } from './ad-findings'

test.each([
  [true, '>Nichts zu beanstanden<'],
  [false, '>Im Text nichts zu beanstanden<'],
])('without findings to show (all there are: %s), it says what that is about', (areAll, text) => {
  expect(renderToStaticMarkup(createElement(AdFindings, { findings: [], areAll }))).toContain(text)
})
