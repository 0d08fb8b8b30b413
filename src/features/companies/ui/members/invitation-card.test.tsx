import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownInvitation } from '~/features/companies/views'
import { InvitationCard } from './invitation-card'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

function cardFor(viewer: ShownInvitation['viewer']) {
  const invitation: ShownInvitation = {
    ...{ companyName: 'Bahnbau Teuto', invitedBy: null, maskedEmail: 'k…m@firma.example' },
    expiresAt: new Date('2026-11-30T08:00:00Z'),
    role: 'recruiter',
    state: 'accepted',
    viewer,
  }
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <InvitationCard token="t" invitation={invitation} signOut={null} />
    </RouterContextProvider>,
  )
}

test('an accepted invitation asks only those to sign in who are not, and leads whoever accepted it to the company', () => {
  expect(cardFor('visitor')).toContain('schon angenommen. Bitte melden Sie sich an.')
  for (const viewer of ['invitee', 'other', 'applicant'] as const) {
    expect(cardFor(viewer)).toContain('schon angenommen.<')
    expect(cardFor(viewer).includes('Zu Ihrem Unternehmen')).toBe(viewer === 'invitee')
  }
})
