import type { ReactNode } from 'react'
import type { InvitationState } from '~/features/companies/invitation'
import type { ShownInvitation } from '~/features/companies/views'
import { invitedTo } from '~/features/companies/vocabulary'
import { formatDay } from '~/lib/dates/dates'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { ButtonLink } from '~/ui/buttons/button-link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { AcceptButton } from './accept-button'

type InvitationCardProps = { token: string; invitation: ShownInvitation; signOut: ReactNode }

/** The invitation behind a link: who invites, and the one step the viewer can take. */
export function InvitationCard({ token, invitation, signOut }: InvitationCardProps) {
  const { companyName, invitedBy, role, maskedEmail, expiresAt, state, viewer } = invitation
  const company = companyName ?? 'ein Unternehmen'
  const inviter = invitedBy ? `${invitedBy} lädt Sie ein` : 'Sie sind eingeladen'
  return (
    <Card padding="lg" className="mt-6">
      <h2 className="text-2xl">{softHyphens(company)}</h2>
      <p className="mt-2">
        {inviter}. Sie können dann bei Stellwerk für {company} {invitedTo(role)}.
      </p>
      <p className="mt-2 text-sm text-muted">
        Die Einladung gilt für {maskedEmail}
        {state === 'pending' && <>, bis zum {formatDay(expiresAt)}</>}.
      </p>
      <div className="mt-6">
        {state === 'pending' ? <Step token={token} viewer={viewer} signOut={signOut} /> : <Closed state={state} />}
      </div>
    </Card>
  )
}

function Step({
  token,
  viewer,
  signOut,
}: {
  token: string
  viewer: InvitationCardProps['invitation']['viewer']
  signOut: ReactNode
}) {
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
  accepted: 'Diese Einladung wurde schon angenommen.',
  revoked: 'Diese Einladung wurde zurückgezogen.',
  expired: 'Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue senden.',
} satisfies Record<Exclude<InvitationState, 'pending'>, string>

function Closed({ state }: { state: keyof typeof closed }) {
  return (
    <>
      <Note tone="warn" title={closed[state]} />
      <ButtonLink to="/app" variant="outline" className="mt-4">
        Zu Stellwerk
      </ButtonLink>
    </>
  )
}
