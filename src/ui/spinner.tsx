/** Turning circle. Without a `label` it is decoration beside a text that says the same. */
export function Spinner({ label }: { label?: string }) {
  if (!label) return <span className="spinner" aria-hidden="true" />
  return (
    <span role="status" className="appear-late inline-flex items-center gap-2 text-muted">
      <span className="spinner" aria-hidden="true" />
      {label}
    </span>
  )
}
