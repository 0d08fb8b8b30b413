import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { lazyPart } from '~/ui/states/lazy-part'
import { Skeleton } from '~/ui/states/skeleton'

// Few need it, and forms are a quarter of what an overview would load.
const FirstPasswordForm = lazyPart(
  async () => (await import('./first-password-form')).FirstPasswordForm,
  NotHere,
  <Skeleton className="h-32" />,
)

/** The first password for the moment after the mail's link; nothing once there is a password. For applicants. */
export function FirstPasswordCard() {
  const trpc = useTRPC()
  const { data: security } = useQuery(trpc.account.security.queryOptions())
  if (security?.hasPassword !== false) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="erstes-passwort">
      <h2 id="erstes-passwort" className="text-xl">
        Leg gleich dein Passwort fest
      </h2>
      <p className="mt-1 mb-4 text-muted">
        Du bist angemeldet. Mit einem Passwort kommst du auch das nächste Mal ohne Umweg hinein.
      </p>
      <FirstPasswordForm />
    </Card>
  )
}

/** Instead of an error, which would replace the page, such as the receipt of an application. */
function NotHere() {
  return (
    <Note
      tone="warn"
      title="Das Formular lässt sich gerade nicht laden"
      actions={
        <ButtonLink to="/app/account" variant="outline">
          Zu deinem Konto
        </ButtonLink>
      }
    >
      Dein Passwort kannst du auch dort festlegen.
    </Note>
  )
}
