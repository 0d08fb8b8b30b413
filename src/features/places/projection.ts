import type { GeoPoint } from '~/lib/geo'

/** A point of the map, kilometres from its upper left corner. */
export type MapPoint = { x: number; y: number }

/** Kilometres of a degree in the middle of Germany; a map of this size needs no curvature. */
const DEGREE = { lat: 111, lon: 70 }
const CORNER = { lat: 55.3, lon: 5.6 }

/** Where a point lies on a map of Germany; `germany-outline.ts` is drawn in the same kilometres. */
export function project({ lat, lon }: GeoPoint): MapPoint {
  return { x: (lon - CORNER.lon) * DEGREE.lon, y: (CORNER.lat - lat) * DEGREE.lat }
}
