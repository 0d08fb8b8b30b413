import type { ReactNode } from 'react'
import { classNames } from '~/ui/class-names'

/** A piece of the product as a picture: to look at, nothing in it can be pressed. */
export function Example({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <li className={classNames('rounded-lg border border-line bg-surface p-4 text-ink shadow-float', className)}>
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
