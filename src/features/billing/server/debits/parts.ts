/**
 * Where the part of a file ends that begins at a place: after the most that are booked at once, or where another telling begins,
 * for that has to see what this one told.
 *
 * @param tellings of all bookings of the file, in their order
 */
export function endOfPart(tellings: readonly number[], start: number, most: number): number {
  const last = Math.min(tellings.length, start + most)
  let end = start
  while (end < last && tellings[end] === tellings[start]) end += 1
  return end
}
