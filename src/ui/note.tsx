import { CircleCheck, Info, OctagonX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

const icons = { info: Info, success: CircleCheck, warn: TriangleAlert, error: OctagonX, signal: TriangleAlert } as const

type NoteProps = {
  tone?: keyof typeof icons
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links below the text. */
  actions?: ReactNode
  /** Announced immediately: only for errors after submitting. */
  isAlert?: boolean
  className?: string
}

/** A message that belongs to the page (a toast belongs to a moment). */
export function Note({ tone = 'info', title, children, actions, isAlert = false, className }: NoteProps) {
  const Icon = icons[tone]
  return (
    <div className={classNames('note', `note-${tone}`, className)} role={isAlert ? 'alert' : undefined}>
      <Icon aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {title && <p className="note-title">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">{actions}</div>}
      </div>
    </div>
  )
}
