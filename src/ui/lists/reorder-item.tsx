import { GripVertical } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { mergeProps, useMove } from 'react-aria'
import { classNames } from '../class-names'

type ReorderItemProps = {
  /** Its name, for the handle and for announcements. */
  name: string
  index: number
  count: number
  /** Called with the neighbouring index, once for each place it moves. */
  onMove: (to: number) => void
  children: ReactNode
}

/**
 * One item of a sortable list: by dragging the handle, or with the arrow keys on it. Items are siblings below one
 * another, each of them a `ReorderItem`. The new place is announced.
 */
export function ReorderItem({ name, index, count, onMove, children }: ReorderItemProps) {
  const item = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const [offset, setOffset] = useState<number | null>(null)
  const [announcement, setAnnouncement] = useState('')
  // Places moved since the drag began that are not rendered yet.
  const pending = useRef<number | null>(null)
  const isActive = useRef(false)

  function move(to: number) {
    if (to < 0 || to >= count) return false
    pending.current = to
    isActive.current = true
    setAnnouncement(`${name}: Platz ${to + 1} von ${count}`)
    onMove(to)
    return true
  }

  // The browser takes the focus away when an element is moved.
  useEffect(() => {
    if (pending.current !== index) return
    pending.current = null
    if (!isActive.current) return
    handle.current?.focus()
    // Focused before, it stays where it was moved to, be it below the bar at the top.
    handle.current?.scrollIntoView({ block: 'nearest' })
  }, [index])

  useEffect(() => focusIfAdded(item.current), [])

  const { moveProps } = useMove({
    onMoveStart({ pointerType }) {
      if (pointerType !== 'keyboard') setOffset(0)
    },
    onMove({ deltaY, pointerType }) {
      if (pointerType === 'keyboard') {
        if (deltaY !== 0) move(index + Math.sign(deltaY))
        return
      }
      setOffset((old) => {
        const next = (old ?? 0) + deltaY
        if (pending.current !== null) return next
        const neighbour = next < 0 ? item.current?.previousElementSibling : item.current?.nextElementSibling
        if (!(neighbour instanceof HTMLElement) || neighbour.dataset.reorder === undefined) return next
        const step = neighbour.offsetHeight + gapBetween(item.current, neighbour)
        if (Math.abs(next) <= step / 2) return next
        const direction = Math.sign(next)
        queueMicrotask(() => move(index + direction))
        return next - direction * step
      })
    },
    onMoveEnd: () => setOffset(null),
  })

  return (
    <div
      ref={item}
      data-reorder=""
      className={classNames('flex items-start gap-1', offset !== null && 'relative z-10 opacity-90')}
      style={offset === null ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <button
        {...mergeProps(moveProps, { onBlur: () => (isActive.current = false) })}
        ref={handle}
        type="button"
        aria-label={`${name} verschieben, Platz ${index + 1} von ${count}`}
        aria-roledescription="Griff, mit den Pfeiltasten verschieben"
        className="grid min-h-11 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:text-ink active:cursor-grabbing"
      >
        <GripVertical className="size-5" aria-hidden="true" />
      </button>
      <div className="min-w-0 flex-1">{children}</div>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  )
}

/** What the button below has just added is what somebody fills in next. */
function focusIfAdded(item: HTMLElement | null): void {
  if (item === null || item.nextElementSibling !== document.activeElement) return
  item.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

function gapBetween(item: HTMLElement | null, neighbour: HTMLElement): number {
  if (!item) return 0
  const [upper, lower] = item.offsetTop < neighbour.offsetTop ? [item, neighbour] : [neighbour, item]
  return lower.offsetTop - upper.offsetTop - upper.offsetHeight
}
