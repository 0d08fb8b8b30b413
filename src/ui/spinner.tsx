import { classNames } from './class-names'

type SpinnerProps = {
  label?: string
  /** Whoever shows it has waited 300 ms already. */
  isLate?: boolean
}

/** Turning circle, seen after 300 ms. Without a `label` it is decoration beside a text that says the same. */
export function Spinner({ label, isLate = false }: SpinnerProps) {
  if (!label) return <span className="spinner" aria-hidden="true" />
  return (
    <span role="status" className={classNames('inline-flex items-center gap-2 text-muted', !isLate && 'appear-late')}>
      <span className="spinner" aria-hidden="true" />
      {label}
    </span>
  )
}
