import { type MapPoint, project } from '~/features/places/projection'
import type { SearchMap } from '../../views'
import { isFree, type MapView } from './map-view'

const RADII = { 1: 4, 2: 7, 3: 12 } as const
/** Names nearer to each other than this, in pixels, would overlap. */
const NAME = { width: 90, height: 18 }
const MOST_NAMES = 16

type MapTownsProps = {
  towns: SearchMap['towns']
  view: MapView
  unit: number
  /** Names are not written over these. */
  discs: readonly MapPoint[]
}

/** Towns for finding one's way: grey discs, the largest with their names. */
export function MapTowns({ towns, view, unit, discs }: MapTownsProps) {
  const { center, size } = view
  const shown = towns
    .map((town) => ({ ...town, ...project(town) }))
    .filter(({ x, y }) => Math.abs(x - center.x) < size / 2 && Math.abs(y - center.y) < size / 2)
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true" className="pointer-events-none select-none">
      {shown.map(({ name, x, y, size: band }) => (
        <circle key={`${name} ${x}`} cx={x} cy={y} r={RADII[band] * unit} fill="var(--color-edge)" fillOpacity="0.22" />
      ))}
      {named(
        shown.filter(({ x, y }) => isFree({ x, y: y + 20 * unit }, discs, 18 * unit)),
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
