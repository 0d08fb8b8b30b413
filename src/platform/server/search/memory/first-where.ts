/** The first of `count` places for which a condition holds, which then holds for all after it; `count` when for none. */
export function firstWhere(count: number, holds: (at: number) => boolean, from = 0): number {
  let low = from
  let high = count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
