import { classNames } from '~/ui/class-names'

/** A résumé on wheels, standing on the side track. Decoration only. */
export function ResumeWagon({ className }: { className?: string }) {
  return (
    <svg className={classNames('w-auto', className)} viewBox="0 0 72 100" aria-hidden="true" fill="none">
      <g fill="var(--color-surface)" stroke="var(--color-desk-muted)" strokeWidth="3" strokeLinejoin="round">
        <path d="M8 4h40l16 16v66H8z" />
        <path d="M48 4v16h16" />
      </g>
      <circle cx="22" cy="28" r="7" fill="var(--color-accent)" />
      <path
        d="M35 25h10M35 32h16M17 46h38M17 55h38M17 64h24"
        stroke="var(--color-edge)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <circle cx="22" cy="91" r="6" fill="var(--color-desk-ink)" />
      <circle cx="50" cy="91" r="6" fill="var(--color-desk-ink)" />
    </svg>
  )
}
