import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { ReorderItem } from '~/ui/lists/reorder-item'

export type EntryActions = {
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

type EntryCardProps = EntryActions & {
  title: string
  subtitle: string
  /** New and invalid entries are open, and stay so until they are closed by hand. */
  isFaulty: boolean
  children: ReactNode
}

/** One station: closed it shows its title, open it can be changed, moved and removed. */
export function EntryCard({ title, subtitle, isFaulty, children, ...actions }: EntryCardProps) {
  const [isOpen, setOpen] = useState(isFaulty)
  return (
    <ReorderItem name={title} {...actions}>
      <details className="card group" open={isOpen || isFaulty} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-14 items-center gap-3 p-4 md:px-5">
          <span className="min-w-0 flex-1">
            <span className="block font-semibold wrap-anywhere">{title}</span>
            <span className="num block text-sm text-muted">{subtitle}</span>
          </span>
          <ChevronDown className="size-5 text-muted transition-transform group-open:rotate-180" aria-hidden="true" />
        </summary>
        <div className="grid gap-4 px-4 pb-4 md:px-5 md:pb-5">
          {children}
          <EntryButtons {...actions} name={title} />
        </div>
      </details>
    </ReorderItem>
  )
}

/** An entry of one line: its fields beside its buttons. */
export function LineEntry({ name, children, ...actions }: EntryActions & { name: string; children: ReactNode }) {
  return (
    <ReorderItem name={name} {...actions}>
      <div className="card grid items-start gap-x-4 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:*:first:col-span-2">
        {children}
        <div className="sm:mt-7">
          <EntryButtons {...actions} name={name} />
        </div>
      </div>
    </ReorderItem>
  )
}

/** Up, down, remove. */
function EntryButtons({ index, count, onMove, onRemove, name }: EntryActions & { name: string }) {
  return (
    <div className="flex gap-1">
      <Button
        variant="quiet"
        size="sm"
        isIcon
        aria-label={`${name} nach oben`}
        aria-disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        isIcon
        aria-label={`${name} nach unten`}
        aria-disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown />
      </Button>
      <Button variant="quiet" size="sm" isIcon aria-label={`${name} entfernen`} onClick={onRemove}>
        <Trash2 />
      </Button>
    </div>
  )
}
