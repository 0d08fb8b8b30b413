/**
 * Where the part of a file ends that begins at a position: after the maximum booked at once, or where another part of
 * the file begins, because that must see what this one booked.
 * @param tellings part numbers of all bookings of the file, in order
 */
export function endOfPart(tellings: readonly number[], start: number, most: number): number {
  const last = Math.min(tellings.length, start + most)
  let end = start
  while (end < last && tellings[end] === tellings[start]) end += 1
  return end
}
