import type { ReactNode, Ref } from 'react'

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
 * both panes are columns, in which one part is `pane-scroll`. Below, and on paper, one takes the other's place.
 */
export function TwoPanes({ listLabel, list, listRef, isDetailOpen, children }: TwoPanesProps) {
  return (
    <div className="card panes overflow-hidden" data-open={isDetailOpen || undefined}>
      <section ref={listRef} aria-label={listLabel}>
        {list}
      </section>
      <div>{children}</div>
    </div>
  )
}
