import { useHydrated } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { Drawer } from '~/ui/dialog/drawer'

type SearchFilterDrawerProps = { activeCount: number; resultText: string; children: ReactNode }

/** All filters: a panel at the side, on phones from below, and without JavaScript a disclosure. */
export function SearchFilterDrawer({ activeCount, resultText, children }: SearchFilterDrawerProps) {
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const label = activeCount > 0 ? `Filter (${activeCount})` : 'Filter'
  if (!isHydrated) {
    return (
      <details className="card px-4 open:w-full">
        <summary className="flex min-h-9 items-center gap-2 text-sm font-semibold">
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {label}
        </summary>
        {children}
      </details>
    )
  }
  return (
    <div className="flex-none">
      <Button variant="outline" size="sm" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden="true" />
        {label}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Filter"
        footer={<Button onClick={() => setOpen(false)}>{resultText} zeigen</Button>}
      >
        {children}
      </Drawer>
    </div>
  )
}
