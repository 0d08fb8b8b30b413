import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary } from './error-summary'

test.each([
  ['Nr.', 'Nr.: Bitte eine Hausnummer angeben.'],
  ['Ich stimme den AGB zu.', 'Ich stimme den AGB zu: Bitte eine Hausnummer angeben.'],
])('of „%s“ only a sentence loses its full stop', (label, text) => {
  const problems = [{ fieldId: 'a', label, message: 'Bitte eine Hausnummer angeben.' }]
  expect(renderToStaticMarkup(createElement(ErrorSummary, { attempt: 1, problems }))).toContain(`>${text}<`)
})
