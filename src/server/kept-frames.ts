import type { AnyRouter } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import type { KeptFrame } from '~/ui/shell/kept-frame-context'

/** By route. Which links are marked follows from it, for none of them has parameters; so do the ids, from the tree. */
const frames = new Map<string, KeptFrame>()

/** What header, footer and menu of this page are, if a visitor has seen one of its kind. */
export function keptFrame(router: AnyRouter): KeptFrame | undefined {
  return frames.get(kindOf(router))
}

/** Keeps header, footer and menu of a visitor's page for the next one of its kind. Never call it for a session's page. */
export function keepFrame(router: AnyRouter, html: string): void {
  const kind = kindOf(router)
  if (kind === '' || frames.has(kind)) return
  const frame = frameOf(html)
  if (frame) frames.set(kind, frame)
}

/** What stands in header, footer and menu. Nobody can write such tags: texts of people are escaped. */
export function frameOf(html: string): KeptFrame | undefined {
  const header = inside(html, '<header data-shell="true"', '</header>')
  const footer = inside(html, '<footer data-shell="true"', '</footer>')
  const menu = inside(html, '<dialog aria-label="Menü" class="menu-dialog"', '</dialog>')
  return header && footer && menu ? { header, footer, menu } : undefined
}

/** Empty where there is no page: any link may then be the beginning of the address. */
function kindOf(router: AnyRouter): string {
  return getSsrStatus(router) === 200 ? (router.state.matches.at(-1)?.routeId ?? '') : ''
}

function inside(html: string, start: string, end: string): string | undefined {
  const from = html.indexOf(start)
  const isOnly = from >= 0 && html.indexOf(start, from + 1) < 0
  const to = html.indexOf(end, from)
  return isOnly && to >= 0 ? html.slice(html.indexOf('>', from) + 1, to) : undefined
}
