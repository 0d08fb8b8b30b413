/**
 * Runs in the page: what is wrong with the place of the focus for somebody who sees where the keys go; null if nothing.
 * Bars that stay while the page scrolls, messages and open menus may not lie over it.
 */
export function hiddenFocus(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  // What is drawn by its label, as a chosen tile, is seen there.
  const box = focused.getBoundingClientRect()
  const label =
    focused instanceof HTMLInputElement && (box.width < 8 || box.height < 8) ? focused.closest('label') : null
  const shown = label ?? focused
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const [from, to] = [Math.max(0, left), Math.min(innerWidth, right)]
  const [above, below] = [Math.max(0, top), Math.min(innerHeight, bottom)]
  const name = `${shown.localName} „${(focused.getAttribute('aria-label') ?? shown.textContent ?? '').trim().slice(0, 40)}“`
  if (to - from < 1 || below - above < 1) return `${name} is outside of the window`
  const cover = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    const isOwn = !hit || shown.contains(hit) || hit.contains(shown) || hit.closest('label') === shown.closest('label')
    return isOwn ? null : `${hit.localName} "${hit.className}"`
  }
  const covers = [above + 2, (above + below) / 2, below - 2].map((y) => cover((from + to) / 2, y))
  return covers.some(Boolean) ? `${name} is covered by ${covers.join(', ')}` : null
}
