import { type MapPoint, project } from '~/features/places/projection'
import type { SearchMap } from '../../views'
import { GERMANY, type MapView } from './map-view'

const RADII = { 1: 4, 2: 7, 3: 12 } as const
/** Names nearer to each other than this, in pixels, would overlap. */
const NAME = { width: 90, height: 18 }
const MOST_NAMES = 16

type MapTownsProps = {
  towns: SearchMap['towns']
  view: MapView
  unit: number
  /** Names are not written over these, nor over the larger ones among them. */
  discs: readonly MapPoint[]
  large: readonly MapPoint[]
}

/**
 * Towns for finding one's way, the largest with their names: as grey discs from near; from far only the names, for
 * discs would be taken for hits.
 */
export function MapTowns({ towns, view, unit, discs, large }: MapTownsProps) {
  const { center, size } = view
  const isFar = size > GERMANY.size / 2
  const shown = towns
    .map((town) => ({ ...town, ...project(town) }))
    .filter(({ x, y }) => Math.abs(x - center.x) < size / 2 && Math.abs(y - center.y) < size / 2)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true" className="pointer-events-none select-none">
      {!isFar &&
        shown.map(({ name, x, y, size: band }) => (
          <circle
            key={`${name} ${x}`}
            cx={x}
            cy={y}
            r={RADII[band] * unit}
            fill="var(--color-edge)"
            fillOpacity="0.22"
          />
        ))}
      {named(
        shown.filter((town) => hasRoom(town, discs, large, unit)),
        unit,
      ).map(({ name, x, y }) => (
        <text
          key={`${name} ${x}`}
          x={x}
          y={y + 24 * unit}
          fontSize={12.5 * unit}
          textAnchor="middle"
          fill="var(--color-muted)"
        >
          {name}
        </text>
      ))}
    </g>
  )
}

/** Whether a town's name, written below it, is not under a disc of another place. */
function hasRoom(
  town: MapPoint & { name: string },
  discs: readonly MapPoint[],
  large: readonly MapPoint[],
  unit: number,
) {
  const halfWidth = town.name.length * 3.4
  return discs.every((disc) => {
    const radius = large.includes(disc) ? 17 : 6
    const aside = Math.abs(disc.x - town.x) / unit
    const below = Math.abs(disc.y - town.y - 20 * unit) / unit
    const isOwn = Math.hypot(disc.x - town.x, disc.y - town.y) < 8 * unit
    return isOwn || aside > halfWidth + radius || below > 8 + radius
  })
}

/** The first of them whose names do not overlap. */
function named<Town extends { x: number; y: number }>(towns: readonly Town[], unit: number): Town[] {
  const chosen: Town[] = []
  for (const town of towns) {
    const isFree = chosen.every(
      ({ x, y }) => Math.abs(x - town.x) > NAME.width * unit || Math.abs(y - town.y) > NAME.height * unit,
    )
    if (isFree) chosen.push(town)
    if (chosen.length === MOST_NAMES) break
  }
  return chosen
}
