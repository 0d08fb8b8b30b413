import { ChevronRight, CircleCheck, Menu, TriangleAlert } from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLucideIcon from './lucide-icon'

const ICONS = {
  menu: Menu,
  'chevron-right': ChevronRight,
  'circle-check': CircleCheck,
  'triangle-exclamation-point': TriangleAlert,
}
const PROPS = [
  {},
  { className: 'size-4 text-muted' },
  { 'aria-hidden': true },
  { 'aria-label': 'Menü', role: 'img' },
  { width: 16, strokeWidth: 3 },
] as const

test.each(Object.entries(ICONS))('our %s is drawn exactly as the library draws it', async (name, Library) => {
  const { __iconData } = await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`)
  const Own = createLucideIcon(__iconData)
  for (const props of PROPS) {
    expect(renderToStaticMarkup(createElement(Own, props))).toBe(renderToStaticMarkup(createElement(Library, props)))
  }
})
