import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** A sentence that describes the state. */
  title: ReactNode
  children?: ReactNode
  /** One action, and perhaps an alternative. */
  actions?: ReactNode
  hasPicture?: boolean
  headingLevel?: 2 | 3
}

/** Nothing here (yet). */
export function EmptyState({ title, children, actions, hasPicture = true, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className="card px-6 py-10 text-center">
      {hasPicture && <TrackEnd />}
      <Heading className="mt-4">{title}</Heading>
      {children && <div className="mx-auto mt-2 max-w-[46ch] text-muted">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}

function TrackEnd() {
  return (
    <svg
      viewBox="0 0 320 120"
      className="mx-auto w-72 max-w-full"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="7"
    >
      <path d="M254 84H310M132 72 160 44H310" stroke="var(--color-line)" />
      <path d="M10 84H236" stroke="var(--color-accent)" />
      <path d="M246 66v36M246 74h16v20h-16" stroke="var(--color-error)" />
      <circle cx="22" cy="84" r="9" fill="var(--color-surface)" stroke="var(--color-accent)" strokeWidth="6" />
    </svg>
  )
}
