import { useState } from 'react'

/** Faults are shown from the first try to send on, and each try moves to the first of them. */
export function useTries(): [hasTried: boolean, markTried: () => void] {
  const [hasTried, setTried] = useState(false)
  function markTried() {
    setTried(true)
    goToFirstFault()
  }
  return [hasTried, markTried]
}

/**
 * Moves to the first invalid field in the topmost window, after rendering: in a long dialog it may be out of sight, and
 * screen readers would not announce it.
 */
function goToFirstFault(): void {
  requestAnimationFrame(() => {
    const [window] = [...document.querySelectorAll('.dialog-window')].toReversed()
    const field = window?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.closest('.field-shell')?.scrollIntoView({ block: 'center' })
  })
}
