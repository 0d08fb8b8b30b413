import type { ReactNode, Ref } from 'react'
import { classNames } from './class-names'

type TwoPanesProps = {
  /** Name of the list's region. */
  listLabel: string
  list: ReactNode
  listRef?: Ref<HTMLElement>
  /** Whether something of the list is open: narrow windows show that instead of the list. */
  isDetailOpen: boolean
  /** What is open, or what stands there while nothing is. */
  children: ReactNode
}

/**
 * A list and what is open of it. From 1024 px on side by side, as high as the window and each with its own scrolling:
 * both panes are columns, in which one part is `min-h-0 flex-1 overflow-y-auto`. Below, one takes the other's place.
 */
export function TwoPanes({ listLabel, list, listRef, isDetailOpen, children }: TwoPanesProps) {
  return (
    <div className="lg:grid lg:h-[max(32rem,calc(100dvh-8.75rem))] lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface xl:grid-cols-[22rem_minmax(0,1fr)] print:block print:h-auto print:border-0">
      <section
        ref={listRef}
        aria-label={listLabel}
        className={classNames(
          'lg:flex lg:min-h-0 lg:flex-col lg:border-r lg:border-line',
          isDetailOpen && 'max-lg:hidden print:hidden',
        )}
      >
        {list}
      </section>
      <div className={classNames('lg:flex lg:min-h-0 lg:min-w-0 lg:flex-col', !isDetailOpen && 'max-lg:hidden')}>
        {children}
      </div>
    </div>
  )
}
