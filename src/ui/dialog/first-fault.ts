/**
 * Leads to the first field with a problem in the window on top, once what was pressed has been drawn: in a long dialog
 * it may stand out of sight, and whoever does not see it hears nothing of it otherwise.
 */
export function goToFirstFault(): void {
  requestAnimationFrame(() => {
    const [window] = [...document.querySelectorAll('.dialog-window')].toReversed()
    const field = window?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    field?.closest('.field-shell')?.scrollIntoView({ block: 'center' })
  })
}
