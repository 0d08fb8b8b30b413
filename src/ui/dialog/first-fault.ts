/**
 * Moves to the first invalid field in the topmost window, after rendering: in a long dialog it may be out of sight, and
 * screen readers would not announce it.
 */
export function goToFirstFault(): void {
  requestAnimationFrame(() => {
    const [window] = [...document.querySelectorAll('.dialog-window')].toReversed()
    const field = window?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.closest('.field-shell')?.scrollIntoView({ block: 'center' })
  })
}
