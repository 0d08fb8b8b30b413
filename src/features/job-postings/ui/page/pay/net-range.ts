import { formatCentsRange } from '~/lib/money/money'

/** "2.310–2.480 €"; in euros. */
export function netRange({ from, to }: { from: number; to: number }): string {
  return formatCentsRange(from * 100, to * 100) ?? ''
}
