import { useEffect } from 'react'
import { rememberPlace } from './remember-place'

/**
 * Wherever the focused element goes with what it did, or with what somebody else did, what has taken its place gets the
 * focus: without it the keyboard would start again at the top. Whoever knows a better place (`useFocusRescue`) is
 * faster; other pages and closing dialogs care for the focus themselves. What a message's button brings back by key gets
 * it as well.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let kept: { element: Element; root: Element; path: string; focusPlace: () => void } | null = null
    function remember({ target }: FocusEvent) {
      const root = target instanceof Element && target.closest('.dialog-layer, main, header, .on-desk')
      kept = root ? { element: target, root, path: location.pathname, focusPlace: rememberPlace(target) } : null
    }
    const observer = new MutationObserver(() => {
      if (!kept || kept.element.isConnected) return
      const { root, path, focusPlace } = kept
      kept = null
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (root.isConnected && location.pathname === path) focusPlace()
        }),
      )
    })
    // Before the message does what its button says, and closes with the focus in it. A key has no pointer's count.
    function goAlong({ target, detail }: MouseEvent) {
      if (detail === 0 && target instanceof Element && target.closest('.toast-action')) focusWhatReturns()
    }
    document.addEventListener('focusin', remember)
    document.addEventListener('click', goAlong, true)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('click', goAlong, true)
      observer.disconnect()
    }
  }, [])
}

/** How long the server may take to bring something back, ms. */
const WAIT_MS = 5_000

const FIELDS = 'input:not([type="hidden"]), textarea, select'

/**
 * For a message's "Rückgängig", pressed by key: what comes back to the page next gets the focus, in its first field or
 * else its first link. Until the person goes on by themselves, or a message says that it could not come back.
 */
function focusWhatReturns(): void {
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
