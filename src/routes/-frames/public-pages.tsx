import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSessionUser } from '~/platform/client/session'
import { ButtonLink } from '~/ui/buttons/link'
import type { NavItem } from '~/ui/shell/frames/nav-item'
import type { FooterColumn } from '~/ui/shell/frames/public-footer'
import { PublicFrame } from '~/ui/shell/frames/public-frame'

const ITEMS: NavItem[] = [
  { label: 'Jobs finden', link: { to: '/search/jobs' } },
  { label: 'Unternehmen', link: { to: '/search/companies' } },
  { label: 'Berufsfelder', link: { to: '/berufsfelder' } },
  { label: 'Für Arbeitgeber', link: { to: '/pricing' } },
]

const FOOTER: { claim: string; columns: FooterColumn[] } = {
  claim: 'Der Stellenmarkt, der Antworten gibt.',
  columns: [
    {
      heading: 'Eine Stelle finden',
      items: [
        { label: 'Jobs finden', link: { to: '/search/jobs' } },
        { label: 'Unternehmen', link: { to: '/search/companies' } },
        { label: 'Berufsfelder', link: { to: '/berufsfelder' } },
        { label: 'So sortieren wir', link: { to: '/so-sortieren-wir' } },
        { label: 'Antwortquote', link: { to: '/antwortquote' } },
      ],
    },
    {
      heading: 'Für Unternehmen',
      items: [
        { label: 'Für Arbeitgeber', link: { to: '/pricing' } },
        { label: 'Preise', link: { to: '/pricing', hash: 'preise' } },
        { label: 'Stelle ausschreiben', link: { to: '/stelle-ausschreiben' } },
        { label: 'Registrieren', link: { to: '/auth/register', search: { type: 'COMPANY' } } },
      ],
    },
    {
      heading: 'Rechtliches',
      items: [
        { label: 'Impressum', link: { to: '/imprint' } },
        { label: 'Datenschutz', link: { to: '/privacy' } },
        { label: 'AGB', link: { to: '/agb' } },
        { label: 'Barrierefreiheit', link: { to: '/barrierefreiheit' } },
        { label: 'Transparenzbericht', link: { to: '/transparency' } },
        { label: 'Quellen', link: { to: '/quellen' } },
      ],
    },
  ],
}

/** Public header and footer; signed-in people get the link to their area instead of "Anmelden". */
export function PublicPages({ children }: { children: ReactNode }) {
  const user = useSessionUser()
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' })
  const own = user?.isAdmin ? '/super' : '/app'
  const actions = user ? (
    <ButtonLink to={own}>Mein Bereich</ButtonLink>
  ) : (
    <>
      <ButtonLink to="/auth/login" variant="ghost">
        Anmelden
      </ButtonLink>
      <ButtonLink to="/auth/register" variant="outline">
        Registrieren
      </ButtonLink>
      <ButtonLink to="/stelle-ausschreiben">Stelle ausschreiben</ButtonLink>
    </>
  )
  const compact = user ? (
    <ButtonLink to={own} size="sm">
      Mein Bereich
    </ButtonLink>
  ) : (
    <ButtonLink to="/auth/register" variant="outline" size="sm">
      Registrieren
    </ButtonLink>
  )
  return (
    <PublicFrame
      home={{ to: '/' }}
      items={ITEMS}
      actions={actions}
      compactActions={compact}
      footer={FOOTER}
      beginsWithContent={isHome}
    >
      {children}
    </PublicFrame>
  )
}
