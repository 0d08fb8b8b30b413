/** After this long without input, reads are no longer counted as a person's. Milliseconds. */
const ATTENDED = 60_000

let lastActAt = performance.now()

if (typeof window !== 'undefined') {
  for (const act of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
    window.addEventListener(
      act,
      () => {
        lastActAt = performance.now()
      },
      { passive: true, capture: true },
    )
  }
}

/**
 * Headers that tell the server that nobody is there: pages that refresh by themselves must not keep a session alive.
 */
export function attendance(): Record<string, string> {
  return performance.now() - lastActAt > ATTENDED ? { 'x-unattended': 'true' } : {}
}
