import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Dotted } from './dotted'

test('what is empty is no fact', () => {
  const html = renderToStaticMarkup(<Dotted facts={['Rostock', null, '', '14 Stellen']} />)
  expect(html).toBe('<span class="dotted"><span>Rostock </span><span>14 Stellen </span></span>')
})
