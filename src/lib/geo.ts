/** A point on the earth in degrees (WGS 84). */
export type GeoPoint = { lat: number; lon: number }

/** Mean radius of the earth (IUGG). */
const EARTH_RADIUS_KM = 6371.0088

/** Great-circle distance between two points in kilometres (haversine; as the crow flies, not by road). */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const latA = radians(a.lat)
  const latB = radians(b.lat)
  const halfLat = Math.sin((latB - latA) / 2)
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2)
  const h = halfLat * halfLat + Math.cos(latA) * Math.cos(latB) * halfLon * halfLon
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The distance to the nearest of these points in kilometres; Infinity without any. */
export function nearestOfKm(from: GeoPoint, points: readonly GeoPoint[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...points.map((point) => distanceKm(from, point)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
