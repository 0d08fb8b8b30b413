import { type RefObject, useLayoutEffect } from 'react'
import { type Area, liftAbove } from './dodge'

/** Main buttons of a page, and where the keys are; a message that stays for seconds must not cover them. */
const LEADS_ON = '.btn-primary, .btn-signal, button[type="submit"], :focus-visible'

/**
 * Lifts an element at the bottom of the window (`--toast-lift`) above the main buttons and the focus, again whenever the
 * page scrolls or changes. Not under the pointer or with the focus in it: what somebody is about to press stays in place.
 */
export function useDodge(host: RefObject<HTMLElement | null>, content: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = host.current
    if (!element || content.length === 0) return
    let frame = 0
    function place() {
      if (!element || element.matches(':hover, :focus-within')) return
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const lifted = Number.parseFloat(element.style.getPropertyValue('--toast-lift')) || 0
      const resting = { left, right, top: top + lifted, bottom: bottom + lifted }
      element.style.setProperty('--toast-lift', `${liftAbove(resting, obstaclesOutside(element))}px`)
    }
    function placeSoon() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    const changes = new MutationObserver(placeSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', placeSoon)
    window.addEventListener('resize', placeSoon)
    document.addEventListener('scroll', placeSoon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      document.removeEventListener('focusin', placeSoon)
      window.removeEventListener('resize', placeSoon)
      document.removeEventListener('scroll', placeSoon, { capture: true })
    }
  }, [host, content])
}

function obstaclesOutside(element: HTMLElement): Area[] {
  return [...document.querySelectorAll(LEADS_ON)]
    .filter((each) => !element.contains(each) && each.checkVisibility())
    .map((each) => each.getBoundingClientRect())
}
