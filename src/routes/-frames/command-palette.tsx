import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Briefcase, Building2, LogIn, Search, Settings, UserPlus, UserRound } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useReadPosting } from '~/features/companies/ui/members/use-own-role'
import { useSessionUser } from '~/platform/client/session'
import type { SessionUser } from '~/platform/client/session-user'
import { useTRPC } from '~/platform/client/trpc'
import { CommandPalette, type PaletteGroup, type PaletteItem } from '~/ui/navigation/command-palette'
import type { NavItem } from '~/ui/shell/frames/nav-item'
import { applicantItems, companyItems } from './app-pages'
import { ADMIN_ITEMS } from './super-pages'

const FOUND_AT_MOST = 5

/** Possible destinations by role, and matches of the words: postings, for platform admins companies and applicants. */
export function Palette({ onClose }: { onClose: () => void }) {
  const user = useSessionUser()
  const [query, setQuery] = useState('')
  const words = useDeferredValue(query.trim())
  const isReader = useReadPosting(user) !== null
  const { found, isLoading } = useFound(user, words, isReader)
  const pages = destinations(user, isReader).filter(({ label }) => fits(label, query))
  const groups: PaletteGroup[] = [{ heading: 'Seiten', items: pages }, ...found]
  if (query.trim() !== '') groups.push({ heading: 'Suchen', items: [searchItem(query.trim())] })
  return (
    <CommandPalette onClose={onClose} query={query} onQueryChange={setQuery} groups={groups} isLoading={isLoading} />
  )
}

function useFound(
  user: SessionUser | null,
  words: string,
  isReader: boolean,
): { found: PaletteGroup[]; isLoading: boolean } {
  const trpc = useTRPC()
  const isAsked = words.length >= 2
  const isCompany = user?.type === 'COMPANY' && user.billingSetup
  const isAdmin = user?.isAdmin ?? false
  const kept = { placeholderData: keepPreviousData }
  const jobs = useQuery(
    trpc.jobPosting.search.queryOptions({ was: words }, { ...kept, enabled: isAsked && !isCompany && !isAdmin }),
  )
  const own = useQuery(
    trpc.jobPosting.manageList.queryOptions({ suche: words }, { ...kept, enabled: isAsked && isCompany && !isReader }),
  )
  const companies = useQuery(trpc.admin.companies.queryOptions({ q: words }, { ...kept, enabled: isAsked && isAdmin }))
  const applicants = useQuery(
    trpc.admin.applicants.queryOptions({ q: words }, { ...kept, enabled: isAsked && isAdmin }),
  )
  if (!isAsked) return { found: [], isLoading: false }
  const found: PaletteGroup[] = [
    {
      heading: 'Stellen',
      items: (jobs.data?.hits ?? []).slice(0, FOUND_AT_MOST).map((job) => ({
        id: job.id,
        label: job.title,
        detail: job.companyName,
        icon: Briefcase,
        link: { to: '/job-posting/$jobPostingId', params: { jobPostingId: job.id } },
      })),
    },
    {
      heading: 'Eigene Stellen',
      items: (own.data?.items ?? []).slice(0, FOUND_AT_MOST).map((job) => ({
        id: job.id,
        label: job.title,
        detail: job.placeNames.join(', '),
        icon: Briefcase,
        link: { to: '/app/company/job-postings/$jobPostingId', params: { jobPostingId: job.id } },
      })),
    },
    {
      heading: 'Unternehmen',
      items: (companies.data?.rows ?? []).slice(0, FOUND_AT_MOST).map((row) => ({
        id: row.id,
        label: row.name ?? 'Noch ohne Namen',
        detail: row.city ?? undefined,
        icon: Building2,
        link: { to: '/super/companies', search: { q: row.name ?? words } },
      })),
    },
    {
      heading: 'Bewerber',
      items: (applicants.data?.rows ?? []).slice(0, FOUND_AT_MOST).map((row) => ({
        id: row.id,
        label: row.name,
        icon: UserRound,
        link: { to: '/super/applicants', search: { q: row.name } },
      })),
    },
  ]
  const queries = [jobs, own, companies, applicants]
  return { found, isLoading: queries.some(({ isFetching, data }) => isFetching && data === undefined) }
}

function searchItem(words: string): PaletteItem {
  return {
    id: 'search',
    label: `Jobs finden: ${words}`,
    icon: Search,
    link: { to: '/search/jobs', search: { was: words } },
  }
}

function destinations(user: SessionUser | null, isReader: boolean): PaletteItem[] {
  const own = user ? ownItems(user, isReader) : VISITOR_ITEMS
  return own.map((item) => ({ id: item.label, label: item.label, icon: item.icon, link: item.link }))
}

function ownItems(user: SessionUser, isReader: boolean): NavItem[] {
  const account: NavItem = { label: 'Konto und Sicherheit', link: { to: '/app/account' }, icon: Settings }
  const { groups } = user.type === 'COMPANY' ? companyItems(user, {}, false, isReader) : applicantItems()
  const side = groups.flatMap(({ items }) => items)
  const createJob: NavItem = {
    label: 'Neuen Job posten',
    link: { to: '/app/company/job-postings/create' },
    icon: Briefcase,
  }
  const more = user.type === 'COMPANY' && !isReader ? [createJob] : []
  const own = user.isAdmin ? [...ADMIN_ITEMS, account] : [...side, ...more, account]
  return [...own, ...PUBLIC_ITEMS.filter(({ label }) => own.every((item) => item.label !== label))]
}

const PUBLIC_ITEMS: NavItem[] = [
  { label: 'Jobs finden', link: { to: '/search/jobs' }, icon: Search },
  { label: 'Unternehmen finden', link: { to: '/search/companies' }, icon: Building2 },
  { label: 'Preise', link: { to: '/pricing' } },
]

const VISITOR_ITEMS: NavItem[] = [
  ...PUBLIC_ITEMS,
  { label: 'Anmelden', link: { to: '/auth/login' }, icon: LogIn },
  { label: 'Registrieren', link: { to: '/auth/register' }, icon: UserPlus },
  { label: 'Impressum', link: { to: '/imprint' } },
  { label: 'Datenschutz', link: { to: '/privacy' } },
  { label: 'AGB', link: { to: '/agb' } },
]

function fits(label: string, query: string): boolean {
  const text = label.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
