import type { ReactNode } from 'react'
import '../../workplace.css'

/** One part of the pattern book. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-6">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
