import type { ReactNode } from 'react'
import { classNames } from '~/ui/class-names'
import type { MendExample } from './examples'

/** A piece of the product as a picture: to look at, nothing in it can be pressed. */
export function Example({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <li className={classNames('rounded-lg border border-line bg-surface p-4 text-ink shadow-float', className)}>
      {children}
    </li>
  )
}

/** A sentence with its finding as the editor underlines it, and what a click makes of it. */
export function MendedExample({ example: { before, found, after, better } }: { example: MendExample }) {
  return (
    <>
      <p>
        {before}
        <span className="bg-error-soft underline decoration-error decoration-wavy decoration-2 underline-offset-4">
          {found}
        </span>
        {after}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
        <span className="rounded-md bg-success-soft px-2 py-0.5 text-success-soft-ink">{better}</span>
        <span className="rounded-md bg-accent px-2.5 py-1 font-semibold text-accent-ink">Ersetzen</span>
      </p>
    </>
  )
}
