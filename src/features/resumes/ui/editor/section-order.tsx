import { ReorderItem } from '~/ui/lists/reorder-item'
import { Disclosure } from '~/ui/text/disclosure'
import { orderedParts } from '../../document/document'
import { paperPartTitles } from '../../texts'
import type { PaperPart } from '../../vocabulary'

type SectionOrderProps = { order: readonly PaperPart[] | undefined; onChange: (order: PaperPart[]) => void }

export function SectionOrder({ order, onChange }: SectionOrderProps) {
  const parts = orderedParts(order)
  function move(from: number, to: number) {
    const moved = parts[from]
    if (moved === undefined) return
    onChange(parts.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <Disclosure title="Reihenfolge der Abschnitte">
      <div className="grid gap-1">
        {parts.map((part, index) => (
          <ReorderItem
            key={part}
            name={paperPartTitles[part]}
            index={index}
            count={parts.length}
            onMove={(to) => move(index, to)}
          >
            <p className="flex min-h-11 items-center">{paperPartTitles[part]}</p>
          </ReorderItem>
        ))}
      </div>
    </Disclosure>
  )
}
