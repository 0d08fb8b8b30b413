import { useQuery } from '@tanstack/react-query'
import {
  Activity,
  BookLock,
  Briefcase,
  Building2,
  CreditCard,
  FileLock,
  Flag,
  Gavel,
  Handshake,
  Landmark,
  LayoutDashboard,
  ListChecks,
  Mail,
  MessageCircleHeart,
  Receipt,
  Scale,
  ScrollText,
  ShieldAlert,
  Siren,
  SlidersHorizontal,
  Stamp,
  UserSearch,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { waitingAt } from '~/features/administration/operator-tasks'
import { NoticeBell } from '~/features/notices/ui/notice-bell'
import { useTRPC } from '~/platform/client/trpc'
import { useLiveUpdates } from '~/platform/client/use-live-updates'
import { AppFrame } from '~/ui/shell/frames/app-frame'
import type { NavGroup, NavItem } from '~/ui/shell/frames/nav-item'
import { AccountMenu } from './account-menu'
import { PendingPage } from './pending-page'
import '../../workplace.css'

const OVERVIEW: NavItem = {
  label: 'Übersicht',
  link: { to: '/super', activeOptions: { exact: true } },
  icon: LayoutDashboard,
}
const COMPANIES: NavItem = { label: 'Unternehmen', link: { to: '/super/companies' }, icon: Building2 }
const APPLICANTS: NavItem = { label: 'Bewerber', link: { to: '/super/applicants' }, icon: Users }
const POSTINGS: NavItem = { label: 'Stellen', link: { to: '/super/job-postings' }, icon: Briefcase }

const GROUPS: NavGroup[] = [
  {
    items: [
      OVERVIEW,
      COMPANIES,
      APPLICANTS,
      POSTINGS,
      { label: 'Meldungen', link: { to: '/super/reports' }, icon: Flag },
      { label: 'Rückmeldungen', link: { to: '/super/feedback' }, icon: MessageCircleHeart },
    ],
  },
  {
    heading: 'Abrechnung',
    items: [
      { label: 'Tarife', link: { to: '/super/subscription-plans' }, icon: CreditCard },
      { label: 'Rechnungen', link: { to: '/super/invoices' }, icon: Receipt },
      { label: 'Lastschriften', link: { to: '/super/direct-debits' }, icon: Landmark },
      { label: 'Betreiber', link: { to: '/super/operator' }, icon: Stamp },
    ],
  },
  {
    heading: 'Recht',
    items: [
      { label: 'Anfragen', link: { to: '/super/privacy-requests' }, icon: UserSearch },
      { label: 'Datenpannen', link: { to: '/super/incidents' }, icon: Siren },
      { label: 'Auftragsverarbeitung', link: { to: '/super/agreements' }, icon: FileLock },
      { label: 'Angehaltene Löschungen', link: { to: '/super/legal-holds' }, icon: Gavel },
      { label: 'AGB und Datenschutz', link: { to: '/super/terms' }, icon: Scale },
      { label: 'Zustimmungen', link: { to: '/super/consents' }, icon: Handshake },
      { label: 'Anordnungen von Behörden', link: { to: '/super/orders' }, icon: ShieldAlert },
      { label: 'Verzeichnis', link: { to: '/super/register' }, icon: BookLock },
    ],
  },
  {
    heading: 'Betrieb',
    items: [
      { label: 'Postausgang', link: { to: '/super/mails' }, icon: Mail },
      { label: 'Protokoll', link: { to: '/super/audit' }, icon: ScrollText },
      { label: 'Systemzustand', link: { to: '/super/system' }, icon: Activity },
      { label: 'Anzeigenregeln', link: { to: '/super/ad-rules' }, icon: ListChecks },
      { label: 'Einstellungen', link: { to: '/super/settings' }, icon: SlidersHorizontal },
    ],
  },
]

/** The administration's destinations. */
export const ADMIN_ITEMS: NavItem[] = GROUPS.flatMap(({ items }) => items)

const QUICK_ITEMS = [OVERVIEW, COMPANIES, APPLICANTS, { ...POSTINGS, label: 'Stellen' }]

/** The administration around its pages. Beside each destination stands what waits there, as soon as it is known. */
export function SuperPages({ children }: { children: ReactNode }) {
  useLiveUpdates()
  const trpc = useTRPC()
  const { data: waiting } = useQuery(trpc.admin.waiting.queryOptions())
  const groups = GROUPS.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      waiting: item === OVERVIEW ? 0 : waitingAt(waiting, `${item.link.to}`),
    })),
  }))
  return (
    <AppFrame
      home={{ to: '/' }}
      groups={groups}
      quickItems={QUICK_ITEMS}
      account={<AccountMenu />}
      topActions={<NoticeBell side="company" />}
      pending={<PendingPage />}
    >
      {children}
    </AppFrame>
  )
}
