import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { placesText } from '~/features/companies/places-text'
import { InviteDialog } from '~/features/companies/ui/members/invite-dialog'
import { MembersTable } from '~/features/companies/ui/members/members-table'
import { ReaderDialog } from '~/features/companies/ui/members/reader-dialog'
import { useMemberActions } from '~/features/companies/ui/members/use-member-actions'
import type { Member } from '~/features/companies/views'
import { currentTime } from '~/lib/current-time'
import { toIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/link'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page'

const TITLE = 'Kollegen'

export const Route = createFileRoute('/app/company/members')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(context.trpc.member.list.queryOptions())
    return { today: toIsoDay(currentTime()) }
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: MembersPage,
})

function MembersPage() {
  const trpc = useTRPC()
  const { today } = Route.useLoaderData()
  const { data } = useSuspenseQuery(trpc.member.list.queryOptions())
  const [isInviting, setInviting] = useKeptOpen('einladung')
  const actions = useMemberActions()
  const [reader, setReader] = useState<Member | null>(null)
  const { members, invitations, postings, taken, maxMembers, can } = data
  return (
    <AppPage
      title={TITLE}
      actions={
        can.invite ? (
          <Button onClick={() => setInviting(true)}>
            <Plus aria-hidden="true" />
            Kollegen einladen
          </Button>
        ) : (
          <ButtonLink to="/app/company/billing" variant="outline">
            Tarif ansehen
          </ButtonLink>
        )
      }
    >
      <p className="mb-5 max-w-prose text-muted">
        {placesText(taken, maxMembers)} Wer „Nur lesen“ hat, sieht die Bewerbungen zu einer Stelle; alle anderen
        bearbeiten Stellen und Bewerbungen. Admins verwalten zusätzlich Kollegen, Tarif und Rechnungen.
      </p>
      <MembersTable
        members={members}
        invitations={invitations}
        isBusy={actions.isBusy}
        today={today}
        onChangeRole={(member, role) => (role === 'reader' ? setReader(member) : void actions.changeRole(member, role))}
        onRemove={(member) => void actions.remove(member)}
        onResend={actions.resend}
        onRevoke={(invitation) => void actions.revoke(invitation)}
      />
      <InviteDialog isOpen={isInviting} postings={postings} onClose={() => setInviting(false)} />
      {reader && (
        <ReaderDialog
          member={reader}
          postings={postings}
          onChoose={(jobPostingId) => {
            setReader(null)
            void actions.changeRole(reader, 'reader', jobPostingId)
          }}
          onClose={() => setReader(null)}
        />
      )}
    </AppPage>
  )
}
