import type { ReactNode } from 'react'
import type { InvitationState } from '~/features/companies/invitation'
import type { ShownInvitation } from '~/features/companies/views'
import { invitedTo } from '~/features/companies/vocabulary'
import { formatDay } from '~/lib/dates/dates'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { AddressText } from '~/ui/text/address-text'
import { AcceptButton } from './accept-button'

type InvitationCardProps = { token: string; invitation: ShownInvitation; signOut: ReactNode }

/** The invitation behind a link: who invites, and the one step the viewer can take. */
export function InvitationCard({ token, invitation, signOut }: InvitationCardProps) {
  const { companyName, invitedBy, role, maskedEmail, expiresAt, state, viewer } = invitation
  const company = companyName ?? 'ein Unternehmen'
  const isPending = state === 'pending'
  const inviter = invitedBy ? `${invitedBy} lädt Sie ein` : 'Sie sind eingeladen'
  return (
    <Card padding="lg" className="mt-6">
      <h2 className="text-2xl">{softHyphens(company)}</h2>
      {isPending && (
        <p className="mt-2">
          {inviter}. Sie können dann bei Stellwerk für {softHyphens(company)} {invitedTo(role)}.
        </p>
      )}
      <p className="mt-2 text-sm text-muted">
        {isPending ? 'Die Einladung gilt für' : invitedBy ? `Von ${invitedBy} an` : 'An'}{' '}
        <AddressText address={maskedEmail} />
        {isPending && <>, bis zum {formatDay(expiresAt)}</>}.
      </p>
      <div className="mt-6">
        {isPending ? (
          <Step token={token} viewer={viewer} signOut={signOut} />
        ) : (
          <Closed state={state} viewer={viewer} />
        )}
      </div>
    </Card>
  )
}

type Viewer = ShownInvitation['viewer']

function Step({ token, viewer, signOut }: { token: string; viewer: Viewer; signOut: ReactNode }) {
  const redirect = `/invitation/${token}`
  if (viewer === 'invitee') return <AcceptButton token={token} />
  if (viewer === 'applicant') {
    return (
      <Note tone="warn" title="Diese Adresse gehört zu einem Bewerbungskonto">
        Für ein Unternehmen brauchen Sie ein eigenes Konto. Bitten Sie um eine Einladung an eine andere Adresse.
      </Note>
    )
  }
  if (viewer === 'other') {
    return (
      <Note tone="warn" title="Sie sind mit einer anderen Adresse angemeldet" actions={signOut}>
        Bitte melden Sie sich ab und öffnen Sie den Link dann noch einmal.
      </Note>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/auth/register" search={{ type: 'COMPANY', redirect }} variant="signal">
        Konto anlegen und annehmen
      </ButtonLink>
      <ButtonLink to="/auth/login" search={{ redirect }} variant="outline">
        Anmelden
      </ButtonLink>
    </div>
  )
}

const closed = {
  accepted: 'Diese Einladung ist schon angenommen.',
  revoked: 'Diese Einladung ist zurückgezogen. Bitte lassen Sie sich eine neue senden.',
  expired: 'Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue senden.',
} satisfies Record<Exclude<InvitationState, 'pending'>, string>

function Closed({ state, viewer }: { state: keyof typeof closed; viewer: Viewer }) {
  const isAccepted = state === 'accepted'
  const isMember = isAccepted && viewer === 'invitee'
  const next = isAccepted && viewer === 'visitor' && 'Bitte melden Sie sich an.'
  return (
    <>
      <Note tone={isMember ? 'info' : 'warn'} title={[closed[state], next].filter(Boolean).join(' ')} />
      <ButtonLink to="/app" variant="outline" className="mt-4">
        {isMember ? 'Zu Ihrem Unternehmen' : 'Zu Stellwerk'}
      </ButtonLink>
    </>
  )
}
