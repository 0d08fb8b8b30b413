import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import type { MemberRole } from '~/features/companies/vocabulary'
import { SESSION_KEY } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { confirm } from '~/ui/dialog/confirm'
import { toast } from '~/ui/toast/toast-store'
import type { Invitation, Member } from '../../views'

/** What admins do with members and invitations; removing a right asks first. */
export function useMemberActions() {
  const trpc = useTRPC()
  const router = useRouter()
  const queryClient = useQueryClient()
  const changeRole = useMutation(trpc.member.changeRole.mutationOptions())
  const remove = useMutation(trpc.member.remove.mutationOptions())
  const resend = useMutation(trpc.member.resend.mutationOptions())
  const revoke = useMutation(trpc.member.revoke.mutationOptions())

  async function afterOwnChange(member: Member) {
    if (!member.isMe) return
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: SESSION_KEY }),
      queryClient.invalidateQueries(trpc.member.mine.queryFilter()),
    ])
    await router.invalidate()
  }

  return {
    isBusy: changeRole.isPending || remove.isPending || resend.isPending || revoke.isPending,
    async changeRole(member: Member, role: MemberRole, jobPostingId: string | null = null) {
      const isSure = !member.isMe || (await confirm(role === 'reader' ? ONLY_READ : GIVE_UP_ROLE))
      if (!isSure || !(await ensureFresh())) return
      changeRole.mutate({ memberId: member.id, role, jobPostingId }, { onSuccess: () => afterOwnChange(member) })
    },
    async remove(member: Member) {
      const isSure = await confirm({
        title: member.isMe ? 'Unternehmen verlassen?' : `${member.name} entfernen?`,
        message: `${member.isMe ? 'Sie verlieren' : `${member.name} verliert`} sofort den Zugriff auf Stellen, Bewerbungen und Nachrichten. Das Konto selbst bleibt bestehen.`,
        acceptLabel: member.isMe ? 'Verlassen' : 'Entfernen',
        rejectLabel: member.isMe ? 'Bleiben' : 'Behalten',
        tone: 'danger',
      })
      if (isSure) remove.mutate({ memberId: member.id }, { onSuccess: () => afterOwnChange(member) })
    },
    resend(invitation: Invitation) {
      const done = {
        severity: 'success',
        title: 'Einladung erneut gesendet',
        message: invitation.email,
        life: 5000,
      } as const
      resend.mutate({ id: invitation.id }, { onSuccess: () => void toast.show(done) })
    },
    async revoke(invitation: Invitation) {
      const isSure = await confirm({
        title: 'Einladung zurückziehen?',
        message: `Der Link an ${invitation.email} gilt dann nicht mehr.`,
        acceptLabel: 'Zurückziehen',
        rejectLabel: 'Behalten',
        tone: 'danger',
      })
      if (isSure) revoke.mutate({ id: invitation.id })
    },
  }
}

const GIVE_UP_ROLE = {
  title: 'Eigene Admin-Rolle abgeben?',
  message: 'Sie können dann Kollegen, Tarif und Rechnungen nicht mehr sehen.',
  acceptLabel: 'Abgeben',
  rejectLabel: 'Behalten',
  tone: 'danger',
} as const

const ONLY_READ = {
  ...GIVE_UP_ROLE,
  title: 'Ab jetzt nur noch lesen?',
  message:
    'Sie lesen dann nur noch die Bewerbungen auf diese eine Stelle. Den Zugriff auf andere Stellen und Bewerbungen, Nachrichten, Kollegen, Tarif und Rechnungen verlieren Sie sofort.',
} as const
