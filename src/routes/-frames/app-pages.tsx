import { useParams } from '@tanstack/react-router'
import {
  BellRing,
  Bookmark,
  Briefcase,
  Building2,
  CalendarDays,
  FileLock,
  FileText,
  Hourglass,
  LayoutDashboard,
  MessageSquare,
  Receipt,
  Search,
  Send,
  Shield,
  ShieldCheck,
  UserRound,
  UserRoundCheck,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useReadPosting } from '~/features/companies/ui/members/use-own-role'
import { readerSide } from '~/features/notices/reader-side'
import { NoticeBell } from '~/features/notices/ui/notice-bell'
import { maySearchResumes } from '~/features/resumes/routing'
import type { SessionUser } from '~/platform/client/session-user'
import { useLiveUpdates } from '~/platform/client/use-live-updates'
import { AppFrame } from '~/ui/shell/frames/app-frame'
import type { NavGroup, NavItem } from '~/ui/shell/frames/nav-item'
import { AccountMenu } from './account-menu'
import { type NavCounts, useNavCounts } from './nav-counts'
import { PendingPage } from './pending-page'
import '../../workplace.css'

/** The application's frame with the destinations of the user's side. */
export function AppPages({ user, children }: { user: SessionUser; children: ReactNode }) {
  const isReader = useReadPosting(user) !== null
  const counts = useNavCounts(user, isReader)
  useLiveUpdates()
  // A conversation has its own address, next to that of the list.
  const isInThread = useParams({ strict: false, select: ({ replyToMessageId }) => replyToMessageId !== undefined })
  const { groups, quickItems } =
    user.type === 'COMPANY' ? companyItems(user, counts, isInThread, isReader) : applicantItems(counts, isInThread)
  const admin: NavGroup[] = user.isAdmin
    ? [{ heading: 'Plattform', items: [{ label: 'Verwaltung', link: { to: '/super' }, icon: Shield }] }]
    : []
  return (
    <AppFrame
      home={{ to: '/' }}
      groups={[...groups, ...admin]}
      quickItems={quickItems}
      account={<AccountMenu />}
      topActions={
        <NoticeBell
          side={readerSide({
            ...user,
            isPlatformAdmin: user.isAdmin,
            hasApplicantProfile: user.applicantProfile !== null,
          })}
        />
      }
      pending={<PendingPage />}
    >
      {children}
    </AppFrame>
  )
}

type Items = { groups: NavGroup[]; quickItems: NavItem[] }

/** Without `counts` only the destinations, for the command palette. */
export function applicantItems(counts: NavCounts = {}, isInThread = false): Items {
  const overview: NavItem = {
    label: 'Übersicht',
    link: { to: '/app/applicant', activeOptions: { exact: true } },
    icon: LayoutDashboard,
  }
  const search: NavItem = { label: 'Jobs finden', link: { to: '/search/jobs' }, icon: Search }
  const applied: NavItem = {
    label: 'Meine Bewerbungen',
    link: { to: '/app/applicant/applications' },
    icon: Send,
    count: counts.running,
    countLabel: 'laufende',
  }
  const saved: NavItem = {
    label: 'Gemerkte Stellen',
    link: { to: '/app/applicant/saved' },
    icon: Bookmark,
    count: counts.saved,
    countLabel: 'gemerkt',
  }
  const messages: NavItem = {
    label: 'Nachrichten',
    link: { to: '/app/applicant/messages' },
    icon: MessageSquare,
    waiting: counts.unread,
    countLabel: 'ungelesene',
    isWithin: isInThread,
  }
  return {
    groups: [
      { items: [overview, search, applied, saved, messages] },
      {
        heading: 'Meine Unterlagen',
        items: [
          { label: 'Mein Lebenslauf', link: { to: '/app/applicant/resumes' }, icon: FileText },
          { label: 'Suchaufträge', link: { to: '/app/applicant/alerts' }, icon: BellRing },
        ],
      },
      {
        heading: 'Konto',
        items: [
          { label: 'Mein Profil', link: { to: '/app/applicant/profile' }, icon: UserRound },
          { label: 'Meine Daten', link: { to: '/app/applicant/privacy' }, icon: ShieldCheck },
        ],
      },
    ],
    quickItems: [overview, { ...search, label: 'Suchen' }, { ...applied, label: 'Bewerbungen' }, messages],
  }
}

/** Without `counts` only the destinations, for the command palette. */
export function companyItems(user: SessionUser, counts: NavCounts = {}, isInThread = false, isReader = false): Items {
  const [inUse] = user.companyProfiles
  const isAdmin = inUse?.isAdmin ?? false
  const overview: NavItem = {
    label: 'Übersicht',
    link: { to: '/app/company', activeOptions: { exact: true } },
    icon: LayoutDashboard,
  }
  const applications: NavItem = {
    label: 'Bewerbungen',
    link: { to: '/app/company/applications' },
    icon: Send,
    waiting: counts.fresh,
    countLabel: 'neue',
  }
  if (isReader) return { groups: [{ items: [overview, applications] }], quickItems: [overview, applications] }
  const postings: NavItem = {
    label: 'Jobs verwalten',
    link: { to: '/app/company/job-postings' },
    icon: Briefcase,
    count: counts.online,
    countLabel: 'online',
  }
  const interviews: NavItem = { label: 'Gespräche', link: { to: '/app/company/interviews' }, icon: CalendarDays }
  const resumes: NavItem = { label: 'Alle Lebensläufe', link: { to: '/search/resumes' }, icon: FileText }
  // Without a licence it would lead back to the overview.
  const search = maySearchResumes(user) ? [resumes] : []
  const pool: NavItem = { label: 'Kandidatenpool', link: { to: '/app/company/talent-pool' }, icon: UserRoundCheck }
  const messages: NavItem = {
    label: 'Nachrichten',
    link: { to: '/app/company/messages' },
    icon: MessageSquare,
    waiting: counts.unread,
    countLabel: 'ungelesene',
    isWithin: isInThread,
  }
  const colleagues: NavItem = { label: 'Kollegen', link: { to: '/app/company/members' }, icon: Users }
  const deletions: NavItem = { label: 'Löschfristen', link: { to: '/app/company/deletions' }, icon: Hourglass }
  const billing: NavItem = { label: 'Tarif und Rechnungen', link: { to: '/app/company/billing' }, icon: Receipt }
  const agreement: NavItem = { label: 'Auftragsverarbeitung', link: { to: '/app/company/agreement' }, icon: FileLock }
  return {
    groups: [
      { items: [overview, applications, interviews, postings, ...search, pool, messages] },
      {
        heading: 'Unternehmen',
        items: [
          { label: 'Unternehmensprofil', link: { to: '/app/company/profile' }, icon: Building2 },
          ...(isAdmin ? [colleagues, deletions] : []),
        ],
      },
      // Also before there is a profile: a plan was booked by then.
      ...(isAdmin || !inUse ? [{ heading: 'Vertrag', items: isAdmin ? [billing, agreement] : [billing] }] : []),
    ],
    quickItems: [
      ...[overview, applications, { ...postings, label: 'Stellen' }],
      ...search.map((item) => ({ ...item, label: 'Lebensläufe' })),
    ],
  }
}
