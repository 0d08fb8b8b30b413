import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A section that opens and closes; works without JavaScript. */
export function Disclosure({
  title,
  children,
  isOpen = false,
}: {
  title: ReactNode
  children: ReactNode
  isOpen?: boolean
}) {
  return (
    <details className="group border-t border-line py-1" open={isOpen}>
      <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold">
        {title}
        <ChevronDown
          className="ml-auto size-4 text-muted transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  )
}
