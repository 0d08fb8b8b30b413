import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary } from './error-summary'

test.each([
  ['Nr.', 'Nr.: Bitte eine Hausnummer angeben.'],
  ['Ich stimme den AGB zu.', 'Ich stimme den AGB zu: Bitte eine Hausnummer angeben.'],
  ['Was stimmt nicht?', 'Was stimmt nicht? Bitte eine Hausnummer angeben.'],
])('„%s“ is followed by one sign: a sentence loses its full stop, a question gets no colon', (label, text) => {
  const problems = [{ fieldId: 'a', label, message: 'Bitte eine Hausnummer angeben.' }]
  expect(renderToStaticMarkup(createElement(ErrorSummary, { attempt: 1, problems }))).toContain(`>${text}<`)
})

test('no line ends inside the word E-Mail', () => {
  const problems = [{ fieldId: 'a', label: 'E-Mail-Adresse', message: 'Bitte angeben.' }]
  const markup = renderToStaticMarkup(createElement(ErrorSummary, { attempt: 1, problems }))
  expect(markup).toContain('<span class="whitespace-nowrap">E-Mail</span>-Adresse: Bitte angeben.')
})
