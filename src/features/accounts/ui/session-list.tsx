import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { formatMoment } from '~/lib/dates/dates'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/buttons/button'
import { Chip } from '~/ui/chip'
import { Note } from '~/ui/note'
import { Skeleton } from '~/ui/states/skeleton'
import { deviceName } from '../device-name'
import { authCall } from './auth-call'

export const SESSION_LIST_KEY = ['account-sessions'] as const

/** The devices somebody is signed in on; each can be signed out here. Read only in the browser. */
export function SessionList() {
  const queryClient = useQueryClient()
  const sessions = useQuery({ queryKey: SESSION_LIST_KEY, queryFn: loadSessions })
  const reload = () => queryClient.invalidateQueries({ queryKey: SESSION_LIST_KEY })
  const revoke = useMutation({
    mutationFn: (token: string) => authCall(authClient.revokeSession({ token })),
    onSettled: reload,
  })
  const revokeOthers = useMutation({
    mutationFn: () => authCall(authClient.revokeOtherSessions()),
    onSettled: reload,
  })
  const problem = sessions.error ?? revoke.error ?? revokeOthers.error
  if (sessions.isPending) return <Skeleton className="h-20" />
  const hasOthers = sessions.data?.some((session) => !session.isCurrent) ?? false
  return (
    <div className="grid gap-4">
      {problem && <Note tone="error" isAlert title={problem.message} />}
      <ul className="divide-y divide-line">
        {sessions.data?.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <MonitorSmartphone className="size-5 flex-none text-accent" aria-hidden="true" />
            <div className="min-w-0 flex-1 basis-48">
              <p className="font-semibold">
                {session.device} {session.isCurrent && <Chip tone="accent">Dieses Gerät</Chip>}
              </p>
              <p className="num text-sm text-muted">
                Angemeldet seit {formatMoment(session.createdAt)}
                {session.ipAddress && `, von ${session.ipAddress}`}
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`${session.device} abmelden`}
                isPending={revoke.isPending && revoke.variables === session.token}
                onClick={() => revoke.mutate(session.token)}
              >
                Abmelden
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <Button
          variant="outline"
          className="justify-self-start"
          isPending={revokeOthers.isPending}
          onClick={() => revokeOthers.mutate()}
        >
          Auf allen anderen Geräten abmelden
        </Button>
      )}
    </div>
  )
}

async function loadSessions() {
  const [current, list] = await Promise.all([authCall(authClient.getSession()), authCall(authClient.listSessions())])
  return (list ?? [])
    .map((session) => ({
      id: session.id,
      token: session.token,
      device: deviceName(session.userAgent),
      createdAt: new Date(session.createdAt),
      ipAddress: session.ipAddress,
      isCurrent: session.id === current?.session.id,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.createdAt.getTime() - a.createdAt.getTime())
}
