import type { ReactNode } from 'react'

/** Wide and narrow drawings, in units of their own: figures stay readable on phones. */
const WIDE = 520
const NARROW = 320

type TwoWidthsProps = {
  height: number
  /** The statement of the drawing, for whoever does not see it. */
  label: string
  children: (width: number) => ReactNode
}

/** A drawing made twice, for wide and for narrow pages; only one of them is shown. */
export function TwoWidths({ height, label, children }: TwoWidthsProps) {
  return (
    <>
      <svg viewBox={`0 0 ${WIDE} ${height}`} role="img" aria-label={label} className="h-auto w-full max-sm:hidden">
        {children(WIDE)}
      </svg>
      <svg viewBox={`0 0 ${NARROW} ${height}`} role="img" aria-label={label} className="h-auto w-full sm:hidden">
        {children(NARROW)}
      </svg>
    </>
  )
}
