import type { ReactNode } from 'react'
import { classNames } from '~/ui/class-names'

/** A piece of the product as a picture: to look at, nothing in it can be pressed. */
export function Example({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <li className={classNames('rounded-lg border border-line bg-surface p-4 text-ink shadow-raised', className)}>
      {children}
    </li>
  )
}

/** A word with a finding, as the editor underlines it. */
export function Finding({ children }: { children: string }) {
  return (
    <span className="bg-error-soft underline decoration-error decoration-wavy decoration-2 underline-offset-4">
      {children}
    </span>
  )
}

/** A signal: green above while answers are in time, yellow below after a late one. Position and words say the same. */
export function Lamps({ isGreen }: { isGreen: boolean }) {
  return (
    <svg viewBox="0 0 36 76" className="h-19 w-9 flex-none" aria-hidden="true">
      <path d="M18 50v22M8 73h20" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      <rect x="4" y="2" width="28" height="50" rx="12" fill="#032c32" />
      <circle cx="18" cy="16" r="9" fill={isGreen ? '#7fd899' : '#10444b'} />
      <circle cx="18" cy="38" r="9" fill={isGreen ? '#10444b' : '#fdc92b'} />
    </svg>
  )
}
