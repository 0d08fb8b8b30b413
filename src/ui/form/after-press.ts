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
 * Runs at once, or when the press that is under way has become a click. A field that is left by pressing something else
 * may show an error; if that moved the page under the pointer at once, the press would miss and the click be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run()
    return
  }
  // The click follows the release within the same task.
  const later = () => setTimeout(run)
  document.addEventListener('pointerup', later, { once: true })
}
