/** An area of the window, px from its top left. */
export type Area = { left: number; right: number; top: number; bottom: number }

/** Distance between a message and what it avoids, px. */
const GAP = 8

/**
 * How far an area at the bottom must rise so that it covers none of the obstacles, px. When the window has no such
 * place, it goes where it covers the least of them, as low as possible.
 */
export function liftAbove(area: Area, obstacles: readonly Area[]): number {
  const inTheWay = obstacles.filter((each) => each.left < area.right && each.right > area.left)
  const lifts = [0, ...inTheWay.map((each) => area.bottom - each.top + GAP), area.top]
    .filter((lift) => lift >= 0 && lift <= area.top)
    .sort((a, b) => a - b)
  let best = { lift: 0, covered: Number.POSITIVE_INFINITY }
  for (const lift of lifts) {
    const covered = inTheWay.reduce((sum, each) => sum + coveredHeight(area, lift, each), 0)
    if (covered < best.covered) best = { lift, covered }
  }
  return best.lift
}

/** How much of an obstacle is covered by the raised area, px of its height. */
function coveredHeight(area: Area, lift: number, obstacle: Area): number {
  return Math.max(0, Math.min(obstacle.bottom, area.bottom - lift) - Math.max(obstacle.top, area.top - lift))
}
