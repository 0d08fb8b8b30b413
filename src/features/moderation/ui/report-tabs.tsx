import { LinkTabs } from '~/ui/navigation/link-tabs'
import { REPORT_TABS, reportTabLabels } from '../report-addresses'

type Current = (typeof REPORT_TABS)[number] | 'nachrichten'
type Props = { current: Current; counts?: Record<(typeof REPORT_TABS)[number], number>; openMessages?: number }

/** Everything that waits for the platform admins: reports of public content by state, and reported messages. */
export function ReportTabs({ current, counts, openMessages }: Props) {
  return (
    <LinkTabs
      label="Meldungen"
      tabs={[
        ...REPORT_TABS.map((tab) => ({
          label: reportTabLabels[tab],
          link: { to: '/super/reports' as const, search: { reiter: tab === 'offen' ? undefined : tab } },
          count: counts?.[tab],
          isCurrent: tab === current,
        })),
        {
          label: 'Nachrichten',
          link: { to: '/super/reports/messages' as const },
          count: openMessages,
          isCurrent: current === 'nachrichten',
        },
      ]}
    />
  )
}
