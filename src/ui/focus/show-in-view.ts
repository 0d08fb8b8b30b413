/**
 * Scrolls as little as it takes to see the element. Not by `scrollIntoView` while a page opens: the first Tab would begin
 * at the element instead of at the link to the content.
 */
export function showInView(element: Element): void {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY, scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(box)
    const isPage = box === document.scrollingElement
    if (!isPage && !/auto|scroll/.test(overflowX + overflowY)) continue
    const edges = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect()
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const padding = [scrollPaddingTop, scrollPaddingBottom].map((each) => Number.parseFloat(each) || 0)
    box.scrollBy({
      top: missing(top, bottom, edges.top + (padding[0] ?? 0), edges.bottom - (padding[1] ?? 0)),
      left: missing(left, right, edges.left, edges.right),
      behavior: 'instant',
    })
  }
}

/** How far a stretch has to move to be between two edges; one that is longer begins at the first. */
function missing(from: number, to: number, first: number, last: number): number {
  if (from < first) return from - first
  return to > last ? Math.min(to - last, from - first) : 0
}
