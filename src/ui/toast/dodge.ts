/** An area of the window, px from its top left. */
export type Area = { left: number; right: number; top: number; bottom: number }

/** Distance between a message and what it makes room for, px. */
const GAP = 8

/**
 * How far an area at the bottom must rise so that it lies on none of the obstacles, px. `0` where there is no such
 * place within the window: then it stays where people look for it.
 */
export function liftAbove(area: Area, obstacles: readonly Area[]): number {
  const inTheWay = obstacles
    .filter((each) => each.left < area.right && each.right > area.left)
    .sort((a, b) => b.bottom - a.bottom)
  let lift = 0
  for (const each of inTheWay) {
    const isCovered = each.top < area.bottom - lift && each.bottom > area.top - lift
    if (isCovered) lift = area.bottom - each.top + GAP
  }
  return area.top - lift >= 0 ? lift : 0
}
