import type { ReactNode } from 'react'
import { softTitle } from '../text/soft-title'
import { type EmptyMeaning, EmptyPicture } from './empty-picture'

type EmptyStateProps = {
  meaning: EmptyMeaning
  /** A sentence that describes the state. */
  title: ReactNode
  children?: ReactNode
  /** One action, and perhaps an alternative. */
  actions?: ReactNode
  headingLevel?: 2 | 3
}

/** Nothing here (yet). */
export function EmptyState({ meaning, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className="card px-6 py-6 text-center md:py-10">
      {meaning !== 'none' && <EmptyPicture meaning={meaning} />}
      <Heading className="mt-4">{softTitle(title)}</Heading>
      {children && (
        <div className="mx-auto mt-2 max-w-[46ch] text-muted" style={{ textWrap: 'balance' }}>
          {children}
        </div>
      )}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
