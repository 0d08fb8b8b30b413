import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { authCall } from '~/features/accounts/ui/auth-call'
import { useSessionUser } from '~/platform/client/session'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/buttons/button'
import type { ButtonVariant } from '~/ui/buttons/button-class'
import { mayLeave } from '~/ui/form/guard/leave-form'
import { ThemeSwitch } from '~/ui/shell/theme-switch'
import { toast } from '~/ui/toast/toast-store'

/** The signed-in person at the bottom of the side bar: account, theme, and sign out. */
export function AccountMenu() {
  const user = useSessionUser()
  return (
    <div className="grid gap-3 text-sm">
      {user && (
        <Link to="/app/account" className="flex min-w-0 items-center gap-3 rounded-md p-1">
          <Avatar name={user.name} />
          <span className="min-w-0">
            <span className="block truncate font-semibold text-desk-ink">{user.name}</span>
            <span className="block truncate text-xs text-desk-muted">Konto und Sicherheit</span>
          </span>
        </Link>
      )}
      <div className="grid gap-2">
        <SignOutButton />
        <ThemeSwitch isNarrow />
      </div>
    </div>
  )
}

/** `variant`: "desk" on the dark side bar, another one on light background. */
export function SignOutButton({ variant = 'desk' }: { variant?: ButtonVariant }) {
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  async function signOut() {
    if (!(await mayLeave())) return
    setPending(true)
    try {
      // Only who signs out needs it, and it is a tenth of what a page would load.
      const { authClient } = await import('~/platform/client/auth-client')
      await authCall(authClient.signOut())
      await router.navigate({ to: '/', ignoreBlocker: true })
    } catch {
      // Somebody who believes to be signed out would leave a shared computer.
      toast.show({ severity: 'error', title: 'Noch angemeldet', message: 'Bitte noch einmal versuchen.', life: 5000 })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant={variant} size="sm" isPending={isPending} onClick={() => void signOut()}>
      Abmelden
    </Button>
  )
}
