import { Building2, CreditCard, Mail, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppFrame } from '~/ui/shell/app-frame'
import type { NavItem } from '~/ui/shell/nav-item'
import { AccountMenu } from './account-menu'

const ITEMS: NavItem[] = [
  { label: 'Unternehmen', link: { to: '/super/companies' }, icon: Building2 },
  { label: 'Bewerber', link: { to: '/super/applicants' }, icon: Users },
  { label: 'Tarife', link: { to: '/super/subscription-plans' }, icon: CreditCard },
  { label: 'Postausgang', link: { to: '/super/mails' }, icon: Mail },
]

/** The administration around its pages. */
export function SuperPages({ children }: { children: ReactNode }) {
  return (
    <AppFrame home={{ to: '/' }} groups={[{ items: ITEMS }]} quickItems={ITEMS} account={<AccountMenu />}>
      {children}
    </AppFrame>
  )
}
