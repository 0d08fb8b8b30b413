import type { ReactNode } from 'react'
import { Tab as AriaTab, Tabs as AriaTabs, TabList, TabPanel } from 'react-aria-components'

export type Tab = { id: string; label: string; content: ReactNode }

type TabsProps = { label: string; tabs: readonly Tab[] /** First tab by default. */; initialId?: string }

/** Sections within a page without addresses of their own (else: LinkTabs). Hidden ones keep their state. */
export function Tabs({ label, tabs, initialId }: TabsProps) {
  return (
    <AriaTabs defaultSelectedKey={initialId}>
      <TabList aria-label={label} className="tabs no-print">
        {tabs.map(({ id, label: name }) => (
          <AriaTab key={id} id={id}>
            {name}
          </AriaTab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} shouldForceMount className="pt-5 data-inert:hidden">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
