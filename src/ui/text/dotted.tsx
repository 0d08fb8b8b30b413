import type { ReactNode } from 'react'

/** Facts in a row with a dot between two of them; none begins or ends a line. What is empty is left out. */
export function Dotted({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <span className="dotted">
      {facts.filter(Boolean).map((fact, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position of a fact is its identity
        <span key={position}>{fact} </span>
      ))}
    </span>
  )
}
