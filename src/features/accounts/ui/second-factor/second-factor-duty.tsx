import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { Note } from '~/ui/note'

/** Explains why somebody was led to their account: the platform requires a second factor, and there is none yet. */
export function SecondFactorDuty() {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.account.security.queryOptions())
  if (!data?.mustSetUp) return null
  return (
    <Note tone="warn" title="Bitte zuerst einen zweiten Faktor einrichten">
      Für dieses Konto genügt das Passwort allein nicht: Wer es hätte, käme an zu viel heran. Eine Authenticator-App
      oder ein Passkey ist in zwei Minuten eingerichtet. Danach geht es wie gewohnt weiter.
    </Note>
  )
}
