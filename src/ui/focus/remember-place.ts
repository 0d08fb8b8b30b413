/**
 * Remembers where an element stands in the page. The function then focuses what has taken its place, if the focus is
 * nowhere: what was pressed has gone with what it did, and the keyboard would start again at the top.
 */
export function rememberPlace(element: Element): () => void {
  const steps: { parent: Element; at: number }[] = []
  for (let each = element; each.parentElement && each !== document.body; each = each.parentElement) {
    steps.push({ parent: each.parentElement, at: [...each.parentElement.children].indexOf(each) })
  }
  return () => {
    if (document.activeElement !== document.body) return
    for (const { parent, at } of steps) {
      if (!parent.isConnected) continue
      const taken = parent.children[at] ?? parent.children[at - 1]
      if (taken && takesFocus(targetIn(taken))) return
    }
  }
}

/** A form goes on at its button; what else came is read from its heading or its beginning. */
function targetIn(element: Element): Element {
  if (element.matches('form, search')) return element.querySelector('[type="submit"]') ?? element
  if (element.matches('details')) return element.querySelector('summary') ?? element
  // A sortable item has its handle.
  if (element.matches('[data-reorder]')) return element.querySelector('button') ?? element
  return element.querySelector('h1, h2, h3') ?? element
}

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.focus()
  if (document.activeElement === element) return true
  element.tabIndex = -1
  element.focus()
  return document.activeElement === element
}
