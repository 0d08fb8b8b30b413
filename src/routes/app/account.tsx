import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { authMessage } from '~/features/accounts/auth-messages'
import { DeleteAccount } from '~/features/accounts/ui/delete-account'
import { EmailForm } from '~/features/accounts/ui/email-form'
import { NameForm } from '~/features/accounts/ui/name-form'
import { OwnData } from '~/features/accounts/ui/own-data'
import { PasswordForm } from '~/features/accounts/ui/password/password-form'
import { PasskeyList } from '~/features/accounts/ui/second-factor/passkey-list'
import { SecondFactor } from '~/features/accounts/ui/second-factor/second-factor'
import { SecondFactorDuty } from '~/features/accounts/ui/second-factor/second-factor-duty'
import { SessionList } from '~/features/accounts/ui/session-list'
import { SignOutButton } from '~/features/accounts/ui/sign-in/sign-out-button'
import { choiceParam, searchParams, textParam } from '~/lib/search-params'
import { useSessionUser } from '~/platform/client/session'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../-page'

const TITLE = 'Konto und Sicherheit'

/** What the links of the mails about a new address return with. */
const emailSteps = {
  // Whether it left is not told: a mailbox gets only so many, and of which kind depends on whether it has an account.
  half: 'Bestätigt. Mit dem Link in einer zweiten E-Mail, an die neue Adresse, gilt die Änderung. Ist sie nach einer Viertelstunde nicht da, bitte den Link in der ersten E-Mail noch einmal öffnen.',
  changed: 'Die neue E-Mail-Adresse gilt ab jetzt.',
} as const

export const Route = createFileRoute('/app/account')({
  validateSearch: searchParams({
    delete: textParam(500),
    email: choiceParam(['half', 'changed']),
    error: textParam(80),
  }),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: AccountPage,
})

function AccountPage() {
  const { delete: deleteToken, email: emailStep, error } = Route.useSearch()
  // Stays here when the token turns out to be invalid, and says so.
  const [isLeaving] = useState(deleteToken !== undefined)
  const context = Route.useRouteContext()
  const user = useSessionUser() ?? context.user
  const deletion = (
    <Section title="Konto löschen">
      <DeleteAccount holder={user} email={user.email} token={deleteToken} />
    </Section>
  )
  return (
    <AppPage title={TITLE} actions={<SignOutButton />}>
      <div className="grid max-w-3xl gap-6">
        <SecondFactorDuty />
        {error !== undefined && <Note tone="warn" title={authMessage(400, error)} />}
        {emailStep && <Note tone="success" title={emailSteps[emailStep]} />}
        {isLeaving && deletion}
        <Section title="Name">
          <NameForm key={user.name} name={user.name} />
        </Section>
        <Section title="E-Mail-Adresse">
          <EmailForm email={user.email} />
        </Section>
        <Section title="Passwort">
          <PasswordForm />
        </Section>
        <Section title="Benachrichtigungen">
          <p className="mb-4 text-muted">
            Was in der Glocke steht, was als E-Mail kommt und was einmal am Tag zusammengefasst wird.
          </p>
          <ButtonLink to="/app/notices/settings" variant="outline">
            Benachrichtigungen einstellen
          </ButtonLink>
        </Section>
        <Section title="Zweiter Faktor">
          <SecondFactor />
        </Section>
        <Section title="Passkeys">
          <PasskeyList />
        </Section>
        <Section title="Angemeldete Geräte">
          <SessionList />
        </Section>
        {user.type === 'COMPANY' && (
          <Section title="Meine Daten">
            <OwnData />
          </Section>
        )}
        {!isLeaving && deletion}
      </div>
    </AppPage>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="lg">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  )
}
