import { useEffect, useState } from 'react'
import { rememberPlace } from '../../focus/remember-place'

/**
 * Returns the focus to where it was. At the start of the fade, not at its end: pressing Escape twice is meant for the
 * dialog below as well. Where that is gone, as the button of what is done, what has taken its place gets it.
 */
export function useFocusReturn(isExiting: boolean): void {
  const [origin] = useState(originOf)
  useEffect(() => {
    if (isExiting) origin()
  }, [isExiting, origin])
  useEffect(
    () => () => {
      // Removed without a fade: wait until the page can take the focus again.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) origin()
      })
    },
    [origin],
  )
}

/** Of the dialog that was opened last. */
let latest: (() => void) | undefined

function originOf(): () => void {
  const element = openerOf(focusedNow())
  if (!(element instanceof HTMLElement)) return () => {}
  const focusPlace = rememberPlace(element)
  const below = element.closest('.dialog-layer')
  const ofBelow = latest
  latest = () => {
    // Opened from a dialog, or in the place of one that was still loading: where that came from.
    if (below && !below.isConnected) ofBelow?.()
    else if (!element.isConnected) requestAnimationFrame(focusPlace)
    else {
      element.focus()
      whenRemoved(element, focusPlace)
    }
  }
  return latest
}

let lastFocused: Element | null = null
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    lastFocused = target instanceof Element ? target : null
  })
}

/** A menu that has just closed gives the focus back a moment later, on a busy machine when the dialog is there already. */
function focusedNow(): Element | null {
  const { activeElement, body } = document
  return activeElement === body && lastFocused?.closest('[role="menu"]') ? lastFocused : activeElement
}

/** Of what was chosen in a menu, the menu's button: the menu closes with the choice. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}

/** A button often goes with what its dialog did, as soon as the page has heard of it; not when another page comes. */
function whenRemoved(element: HTMLElement, focusPlace: () => void): void {
  const path = location.pathname
  const observer = new MutationObserver(() => {
    const isLeft = element.isConnected && document.activeElement !== element
    if (!isLeft && element.isConnected) return
    observer.disconnect()
    if (!isLeft && location.pathname === path) requestAnimationFrame(focusPlace)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}
