import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { deviceName } from '~/features/accounts/device-name'
import { formatDay } from '~/lib/dates/dates'
import { z } from '~/lib/zod'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/buttons/button'
import { confirm } from '~/ui/dialog/confirm'
import { Note } from '~/ui/note'
import { Skeleton } from '~/ui/states/skeleton'
import { authCall } from '../auth-call'
import { requireFresh } from '../step-up/ensure-fresh'
import { passkeyMessage } from './passkey-message'
import { useProtectionChanged } from './use-protection-changed'

const KEY = ['account-passkeys'] as const

/** The passkeys of the account; this device can add one. */
export function PasskeyList() {
  const queryClient = useQueryClient()
  const protectionChanged = useProtectionChanged()
  const passkeys = useQuery({ queryKey: KEY, queryFn: loadPasskeys })
  async function reload() {
    await queryClient.invalidateQueries({ queryKey: KEY })
    await protectionChanged()
  }
  const add = useMutation({
    mutationFn: async () => {
      await requireFresh()
      return authCall(authClient.passkey.addPasskey({ name: deviceName(navigator.userAgent) }))
    },
    meta: { done: 'Passkey eingerichtet' },
    onSettled: reload,
  })
  const remove = useMutation({
    mutationFn: async (id: string) => {
      await requireFresh()
      return authCall(authClient.passkey.deletePasskey({ id }))
    },
    onSettled: reload,
  })
  async function askAndRemove(id: string, name: string) {
    const isSure = await confirm({
      title: `Passkey „${name}“ entfernen?`,
      message: 'Anmelden geht damit dann nicht mehr. Auf dem Gerät selbst bleibt er gespeichert.',
      acceptLabel: 'Entfernen',
      rejectLabel: 'Behalten',
      tone: 'danger',
    })
    if (isSure) remove.mutate(id)
  }
  const problem = add.error ?? remove.error ?? passkeys.error
  if (passkeys.isPending) return <Skeleton className="h-16" />
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Mit einem Passkey klappt die Anmeldung per Fingerabdruck, Gesicht oder Geräte-PIN, ohne Passwort und ohne Code.
      </p>
      {problem && <Note tone="error" isAlert title={passkeyMessage(problem)} />}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.data.map(({ id, name, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <KeyRound className="size-5 flex-none text-accent" aria-hidden="true" />
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold">{name}</p>
                <p className="num text-sm text-muted">Eingerichtet am {formatDay(createdAt)}</p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Passkey ${name} entfernen`}
                isPending={remove.isPending && remove.variables === id}
                onClick={() => void askAndRemove(id, name)}
              >
                Entfernen
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="outline" className="justify-self-start" isPending={add.isPending} onClick={() => add.mutate()}>
        <Plus aria-hidden="true" />
        Passkey einrichten
      </Button>
    </div>
  )
}

async function loadPasskeys() {
  const list = await authCall(authClient.$fetch<unknown>('/passkey/list-user-passkeys', { method: 'GET' }))
  return z
    .array(z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.coerce.date() }))
    .parse(list ?? [])
    .map(({ id, name, createdAt }) => ({ id, name: name || 'Passkey', createdAt }))
}
