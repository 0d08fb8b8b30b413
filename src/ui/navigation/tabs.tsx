import { type ReactNode, useState } from 'react'
import { Tab as AriaTab, Tabs as AriaTabs, TabList, TabPanel } from 'react-aria-components'
import { classNames } from '../class-names'
import { useKeptInput } from '../form/guard/use-kept-input'

export type Tab = { id: string; label: ReactNode; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** The tabs stay, and what they show scrolls below them in the rest of a column. */
  isColumn?: boolean
}

/** Sections within a page without addresses of their own (else: LinkTabs). Hidden ones keep their state. */
export function Tabs({ label, tabs, isColumn = false }: TabsProps) {
  const [current, setCurrent] = useState(tabs[0]?.id)
  // What somebody was writing when the session ended comes back, and is in view.
  useKeptInput(`reiter ${label}`, {
    read: () => (current === tabs[0]?.id ? undefined : current),
    bringBack: (kept) => setCurrent(String(kept)),
  })
  return (
    <AriaTabs
      className={isColumn ? 'flex min-h-0 flex-1 flex-col' : undefined}
      selectedKey={current}
      onSelectionChange={(key) => setCurrent(String(key))}
    >
      <TabList aria-label={label} className={classNames('tabs no-print', isColumn && 'flex-none gap-4! px-5 text-sm')}>
        {tabs.map(({ id, label: name }) => (
          <AriaTab key={id} id={id}>
            {name}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel
          key={id}
          id={id}
          shouldForceMount
          className={
            isColumn ? 'relative min-h-0 flex-1 overflow-y-auto p-5 data-inert:hidden' : 'pt-5 data-inert:hidden'
          }
        >
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
