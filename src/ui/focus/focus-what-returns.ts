/** How long the server may take to bring something back, ms. */
const WAIT_MS = 5_000

const FIELDS = 'input:not([type="hidden"]), textarea, select'

/**
 * For a message's "Rückgängig", pressed by key: what comes back to the page next gets the focus, in its first field or
 * else its first link. Until the person goes on by themselves, or a message says that it could not come back.
 */
export function focusWhatReturns(): void {
  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    if (added.some(saysNo)) return stop()
    const target = added.flatMap(controlIn)[0]
    if (!target) return
    stop()
    target.focus()
  })
  const timer = setTimeout(stop, WAIT_MS)
  function stop() {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('keydown', stop)
    removeEventListener('pointerdown', stop)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('keydown', stop)
  addEventListener('pointerdown', stop)
}

function saysNo(node: Node): boolean {
  return node instanceof Element && node.matches('.toast-warn, .toast-error')
}

function controlIn(node: Node): HTMLElement[] {
  if (!(node instanceof HTMLElement) || node.closest('.toast-host')) return []
  const seen = [FIELDS, 'a[href], button'].flatMap((kind) => [...node.querySelectorAll<HTMLElement>(kind)])
  return seen.filter((each) => each.checkVisibility()).slice(0, 1)
}
