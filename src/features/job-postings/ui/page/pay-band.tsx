import { formatCentsRange, formatCentsShort } from '~/lib/money/money'
import type { PostingView } from '../../views'

/** The posting's pay on the scale of usual pay nearby. The sentence says all of it; the picture only illustrates it. */
export function PayBand({ posting }: { posting: PostingView }) {
  const { payBand, salaryMinCents, salaryMaxCents } = posting
  const min = salaryMinCents ?? salaryMaxCents
  const max = salaryMaxCents ?? salaryMinCents
  if (!payBand || min === null || max === null) return null
  const from = Math.min(min, payBand.lowCents)
  const to = Math.max(max, payBand.highCents, from + 1)
  const at = (cents: number) => ((cents - from) / (to - from)) * 100
  return (
    <div className="mt-3">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
        <rect x="0" y="1" width="100" height="2" rx="1" fill="var(--color-line)" />
        <rect x={at(min)} y="0.5" width={Math.max(2, at(max) - at(min))} height="3" rx="1" fill="var(--color-accent)" />
        <rect x={at(payBand.midCents) - 0.4} y="0" width="0.8" height="4" fill="var(--color-ink)" />
      </svg>
      <p className="mt-1.5 text-xs text-muted">
        Üblich in {payBand.where}: <span className="num">{formatCentsRange(payBand.lowCents, payBand.highCents)}</span>,
        Mitte <span className="num">{formatCentsShort(payBand.midCents)}</span> ({posting.occupationField}, Vollzeit)
      </p>
    </div>
  )
}
