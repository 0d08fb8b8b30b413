import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

const nowrap = (text: string) => `<span class="whitespace-nowrap">${text}</span>`

function Part({ children }: { children: string }) {
  return <i title={children} />
}

it('what must stay on one line does so in any text of ours, as plain letters', () => {
  const name = 'Lebensbogen Sozialwerk e. V.'
  const page = (
    <p>
      <b>Per E-Mail</b> an {name}
    </p>
  )
  expect(renderToStaticMarkup(page)).toBe(
    `<p><b><span>Per ${nowrap('E-Mail')}</span></b> an <span>Lebensbogen Sozialwerk ${nowrap('e. V.')}</span></p>`,
  )
  expect(renderToStaticMarkup(<>E-Mail</>)).toBe(`<span>${nowrap('E-Mail')}</span>`)
})

it('elements that hold nothing but text keep it, and so do properties of parts', () => {
  const page = (
    <select aria-label="E-Mail">
      <option>E-Mail</option>
    </select>
  )
  expect(renderToStaticMarkup(page)).toBe('<select aria-label="E-Mail"><option>E-Mail</option></select>')
  expect(renderToStaticMarkup(<title>E-Mail</title>)).toBe('<title>E-Mail</title>')
  expect(renderToStaticMarkup(<Part>E-Mail</Part>)).toBe('<i title="E-Mail"></i>')
})
