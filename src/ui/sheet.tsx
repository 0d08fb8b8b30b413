import type { ReactNode } from 'react'

/** A page of paper (A4, always light) that scales with its width. */
export function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="sheet" aria-label={label}>
      {children}
    </section>
  )
}
