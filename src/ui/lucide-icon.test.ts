import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './lucide-icon'

const Menu = createIcon([['M4 5h16M4 12h16']])
const markup = (props = {}) => renderToStaticMarkup(createElement(Menu, props))

test('an icon is one path in a square, hidden from those who do not see it', () => {
  expect(markup()).toBe(
    '<svg viewBox="0 0 24 24" class="lucide" aria-hidden="true"><path d="M4 5h16M4 12h16"></path></svg>',
  )
  expect(markup({ className: 'size-4 text-muted' })).toContain('class="lucide size-4 text-muted"')
})

test.each([
  ['aria-label', { 'aria-label': 'Menü' }],
  ['role', { role: 'img' }],
])('one with %s says what it shows', (name, props) => {
  expect(markup(props)).not.toContain('aria-hidden')
  expect(markup(props)).toContain(`${name}=`)
})

test('what looks unlike the rest is a path of its own, and a larger square is drawn as one', () => {
  const Key = createIcon([['M2 18h3'], ['M16 7h1', { fill: 'currentColor' }]], 32)
  expect(renderToStaticMarkup(createElement(Key))).toBe(
    '<svg viewBox="0 0 32 32" class="lucide" aria-hidden="true"><path d="M2 18h3"></path><path d="M16 7h1" fill="currentColor"></path></svg>',
  )
})
