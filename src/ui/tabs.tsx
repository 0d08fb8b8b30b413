import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

export type Tab = { id: string; label: string; content: ReactNode }

type TabsProps = { label: string; tabs: readonly Tab[] /** First tab by default. */; initialId?: string }

/** Sections within a page that have no address of their own (else: LinkTabs). Arrows, Home and End move. */
export function Tabs({ label, tabs, initialId }: TabsProps) {
  const [chosenId, setChosenId] = useState(initialId)
  const baseId = useId()
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosenId),
  )

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const target = targetOf(event.key, current, tabs.length)
    const tab = target === undefined ? undefined : tabs[target]
    if (!tab) return
    event.preventDefault()
    setChosenId(tab.id)
    document.getElementById(`${baseId}-tab-${tab.id}`)?.focus()
  }

  return (
    <div>
      <div role="tablist" aria-label={label} className="tabs no-print">
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${baseId}-tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={index === current}
            aria-controls={`${baseId}-panel-${tab.id}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setChosenId(tab.id)}
            onKeyDown={handleKey}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={`${baseId}-panel-${tab.id}`}
          role="tabpanel"
          aria-labelledby={`${baseId}-tab-${tab.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable for scrolling
          tabIndex={0}
          hidden={index !== current}
          className="pt-5"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

function targetOf(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (current + 1) % count
  if (key === 'ArrowLeft') return (current - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
