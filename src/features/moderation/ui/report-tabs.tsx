import { LinkTabs } from '~/ui/navigation/link-tabs'
import { REPORT_TABS, reportTabLabels } from '../vocabulary'

type Current = (typeof REPORT_TABS)[number] | 'nachrichten'
type Props = { current: Current; counts?: Record<(typeof REPORT_TABS)[number], number>; openMessages?: number }

/** What waits for the platform's admins: reports of public things by state, and reported messages. */
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
