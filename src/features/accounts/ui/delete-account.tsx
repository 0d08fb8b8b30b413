import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { authClient } from '~/platform/client/auth-client'
import type { SessionUser } from '~/platform/client/session-user'
import { Button } from '~/ui/buttons/button'
import { confirm } from '~/ui/dialog/confirm'
import { Note } from '~/ui/note'
import { AuthProblem, authCall } from './auth-call'
import { useLeave } from './sign-in/use-leave'
import { ensureFresh, requireFresh } from './step-up/ensure-fresh'

type DeleteAccountProps = {
  holder: Pick<SessionUser, 'type' | 'isAdmin' | 'applicantProfile'>
  email: string
  /** From the link of the mail: deletes permanently after one more question. */
  token: string | undefined
}

const LOST = {
  ADMIN:
    'Wir löschen Ihr Konto mit Name, E-Mail-Adresse und allen Anmeldungen. Was Sie als Plattform-Admin getan haben, bleibt im Protokoll.',
  APPLICANT: 'Wir löschen Profil, Lebensläufe, Bewerbungen und Nachrichten.',
  COMPANY:
    'Wir löschen Ihr Konto. Profil, Stellen und Bewerbungen bleiben bei Ihrem Unternehmen; ohne weitere Kollegen enden Tarif und Stellen, und die Ansprechperson verschwindet von der öffentlichen Seite. Rechnungen bewahren wir auf, weil das Gesetz es verlangt.',
}

/** Deleting takes two steps: a mail, then a last question on the page its link opens. */
export function DeleteAccount({ holder, email, token }: DeleteAccountProps) {
  const lost =
    LOST[holder.isAdmin && holder.type !== 'COMPANY' && holder.applicantProfile === null ? 'ADMIN' : holder.type]
  const [isSent, setSent] = useState(false)
  const leave = useLeave()
  const navigate = useNavigate()
  const request = useMutation({
    mutationFn: async () => {
      await requireFresh()
      return authCall(authClient.deleteUser({}))
    },
    onSuccess: () => setSent(true),
  })
  const remove = useMutation({
    mutationFn: (confirmed: string) => authCall(authClient.deleteUser({ token: confirmed })),
    onSuccess: () => leave('/auth/login?notice=account-deleted'),
    // Any other refusal, or none at all, leaves the link for another try.
    onError: (error) => {
      if (error instanceof AuthProblem && error.code === 'INVALID_TOKEN') forgetLink()
    },
  })

  function forgetLink() {
    void navigate({ to: '.', search: {}, replace: true })
  }

  // Whoever cancels the proof keeps the link and its question.
  async function removeForGood(confirmed: string) {
    if (await ensureFresh()) remove.mutate(confirmed)
  }

  async function askAndRequest() {
    const isSure = await confirm({
      tone: 'danger',
      title: 'Konto löschen?',
      icon: Trash2,
      message: `${lost} Zur Sicherheit fragen wir vorher per E-Mail an ${email} nach.`,
      acceptLabel: 'E-Mail anfordern',
      rejectLabel: 'Konto behalten',
    })
    if (isSure) request.mutate()
  }

  const problem = remove.error ?? request.error
  return (
    <div className="grid gap-4">
      {problem && <Note tone="error" isAlert title={problem.message} />}
      {token !== undefined && (
        <Note
          tone="warn"
          title="Konto jetzt endgültig löschen?"
          actions={
            <>
              <Button variant="danger" isPending={remove.isPending} onClick={() => void removeForGood(token)}>
                Konto endgültig löschen
              </Button>
              <Button variant="outline" onClick={forgetLink}>
                Konto behalten
              </Button>
            </>
          }
        >
          {lost}
        </Note>
      )}
      {isSent && (
        <div role="status">
          <Note tone="success" title={`Die E-Mail ist an ${email} unterwegs.`}>
            Wir löschen erst, wenn der Link darin geöffnet und noch einmal bestätigt ist.
          </Note>
        </div>
      )}
      {token === undefined && (
        <>
          <p className="text-sm text-muted">{lost}</p>
          <Button
            variant="outline"
            className="justify-self-start"
            isPending={request.isPending}
            onClick={() => void askAndRequest()}
          >
            Konto löschen
          </Button>
        </>
      )}
    </div>
  )
}
