/** Without a hand on the page for this long, what it reads is read by itself. Milliseconds. */
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

/** Headers that tell the server when nobody is there: pages that read anew by themselves must keep no session alive. */
export function attendance(): Record<string, string> {
  return performance.now() - lastActAt > ATTENDED ? { 'x-unattended': 'true' } : {}
}
