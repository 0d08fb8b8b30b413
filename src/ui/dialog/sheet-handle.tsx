import type { DOMAttributes } from 'react'

/** At the top of panels from below on phones: shows that they can be pulled. `moveProps`: from `useMove`. */
export function SheetHandle({ moveProps }: { moveProps: DOMAttributes<HTMLElement> | undefined }) {
  return (
    <div {...moveProps} className="dialog-handle grid shrink-0 py-2 md:hidden">
      <span className="mx-auto h-1.5 w-10 rounded-full bg-edge" />
    </div>
  )
}
