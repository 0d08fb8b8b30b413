import { type MapPoint, project } from '~/features/places/projection'
import type { GeoPoint } from '~/lib/geo'

/** The square that is shown, kilometres. */
export type MapView = { center: MapPoint; size: number }

/** All of Germany with a margin. */
export const GERMANY: MapView = { center: { x: 340, y: 462 }, size: 930 }
const SMALLEST_KM = 20
const ZOOM = 1.6

/** What is shown first: the outer circle, or Germany. */
export function firstView(around: (GeoPoint & { outerKm: number }) | null): MapView {
  if (around === null) return GERMANY
  return { center: project(around), size: around.outerKm * 2.15 }
}

/** @param direction 1 shows less and larger, -1 more */
export function zoomed({ center, size }: MapView, direction: 1 | -1): MapView {
  const wanted = direction === 1 ? size / ZOOM : size * ZOOM
  if (wanted >= GERMANY.size) return GERMANY
  return { center, size: Math.max(SMALLEST_KM, wanted) }
}

/** The same size, moved so that a point is inside; the view itself when it is. */
export function viewWith(view: MapView, point: MapPoint): MapView {
  const reach = view.size * 0.47
  const isInside = Math.abs(point.x - view.center.x) < reach && Math.abs(point.y - view.center.y) < reach
  return isInside ? view : { ...view, center: point }
}

/** Discs nearer to each other than this, in pixels, would hide each other. */
const APART = 27

/** The places with room for a disc with a number, those with most hits first; the others are dots. */
export function largeDiscs<Point extends MapPoint & { count: number }>(
  points: readonly Point[],
  unit: number,
): Point[] {
  const large: Point[] = []
  for (const point of points) {
    if (point.count > 1 && isFree(point, large, APART * unit)) large.push(point)
  }
  return large
}

/** Whether none of these is this near. */
export function isFree({ x, y }: MapPoint, points: readonly MapPoint[], km: number): boolean {
  return points.every((point) => Math.hypot(point.x - x, point.y - y) > km)
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** The nearest point in a direction, a quarter of the circle wide; undefined when there is none. */
export function nextPoint<Point extends MapPoint>(
  from: Point,
  points: readonly Point[],
  direction: Direction,
): Point | undefined {
  const isSideways = direction === 'ArrowLeft' || direction === 'ArrowRight'
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1
  const ahead = (point: Point) => sign * (isSideways ? point.x - from.x : point.y - from.y)
  const aside = (point: Point) => Math.abs(isSideways ? point.y - from.y : point.x - from.x)
  return points
    .filter((point) => point !== from && ahead(point) > 0 && aside(point) <= ahead(point))
    .sort((a, b) => Math.hypot(ahead(a), aside(a)) - Math.hypot(ahead(b), aside(b)))[0]
}
