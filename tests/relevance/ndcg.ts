/** Normalised discounted cumulative gain of the first `top` answers: 1 is the best possible order. */
export function ndcg(answers: readonly string[], grades: ReadonlyMap<string, number>, top: number): number {
  const gained = gain(answers.slice(0, top).map((key) => grades.get(key) ?? 0))
  const best = gain([...grades.values()].sort((a, b) => b - a).slice(0, top))
  return best === 0 ? 1 : gained / best
}

function gain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0)
}
