import { classNames } from '../class-names'

type SpinnerProps = {
  label?: string
  /** The caller has waited 300 ms already. */
  isLate?: boolean
}

/** A spinner, visible after 300 ms. Without a `label` it is decoration next to a text that says the same. */
export function Spinner({ label, isLate = false }: SpinnerProps) {
  if (!label) return <span className="spinner" aria-hidden="true" />
  return (
    <span role="status" className={classNames('inline-flex items-center gap-2 text-muted', !isLate && 'appear-late')}>
      <span className="spinner" aria-hidden="true" />
      {label}
    </span>
  )
}
