let isPressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => setPressed(true), true)
  document.addEventListener('pointerup', () => setPressed(false), true)
  document.addEventListener('pointercancel', () => setPressed(false), true)
}

function setPressed(value: boolean) {
  isPressed = value
}

/**
 * Runs immediately, or once the current press has become a click. Leaving a field by pressing something else may show
 * an error; if that moved the page under the pointer immediately, the press would miss and the click be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run()
    return
  }
  // The click follows the release in the same task.
  const later = () => setTimeout(run)
  document.addEventListener('pointerup', later, { once: true })
}
