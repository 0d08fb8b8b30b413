import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { KeptWholeText } from './kept-whole-text'

it('breaks an address before its @ and its dots, keeps invoice numbers, and leaves the rest one text', () => {
  expect(renderToString(<KeptWholeText text="An ute.sander@post.example, zu RE-2026-00007." />)).toBe(
    'An <span class="wrap-anywhere">ute<wbr/>.sander<wbr/>@post<wbr/>.example,</span> zu <span class="whitespace-nowrap">RE-2026-00007</span>.',
  )
  expect(renderToString(<KeptWholeText text="Am 30.11.2026 gesendet" />)).toBe('Am 30.11.2026 gesendet')
})
