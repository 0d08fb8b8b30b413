import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { registerFormSchema } from '~/features/accounts/schema'
import type { UserType } from '~/features/accounts/vocabulary'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { authCall } from '../auth-call'
import { NewPasswordField } from '../password/new-password-field'
import { KINDS } from './kinds'
import { useTypedBefore } from './use-typed-before'

type RegisterFormProps = {
  /** The kind of account; part of the address, so that links lead to either. */
  type: UserType
  onTypeChange: (type: UserType) => void
  /** What comes along and decides the kind of account: a sentence. Then nobody is asked, but may change it. */
  because?: string
  /** Own path the link of the mail leads to. */
  returnTo: string
  /** What was entered before, when the address was wrong. */
  known?: Registrant
  /** The mail is on its way (or the address has an account, which is not revealed here). */
  onSent: (registrant: Registrant) => void
}

export type Registrant = { firstName: string; lastName: string; email: string }

const NOBODY: Registrant = { firstName: '', lastName: '', email: '' }

/** Registers an applicant or a company. */
export function RegisterForm({ type, onTypeChange, because, returnTo, known = NOBODY, onSent }: RegisterFormProps) {
  const form = useAppForm({
    schema: registerFormSchema,
    defaultValues: { ...known, password: '', acceptsTerms: false },
    onSubmit: async ({ firstName, lastName, email, password }) => {
      const name = `${firstName} ${lastName}`
      const fields = {
        INVALID_NAME: 'lastName',
        PASSWORD_TOO_SHORT: 'password',
        PASSWORD_TOO_LONG: 'password',
        PASSWORD_TOO_COMMON: 'password',
      }
      await authCall(authClient.signUp.email({ type, name, email, password, callbackURL: returnTo }), fields)
      onSent({ firstName, lastName, email })
    },
  })
  useTypedBefore(form)
  return (
    <Form form={form} isGuarded={false}>
      <KindOfAccount type={type} onChange={onTypeChange} because={because} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-3 gap-y-5 sm:grid-cols-2">
        <form.TextField name="firstName" label="Vorname" autoComplete="given-name" isRequired />
        <form.TextField name="lastName" label="Nachname" autoComplete="family-name" isRequired />
      </div>
      <form.TextField
        name="email"
        label={type === 'COMPANY' ? 'Geschäftliche E-Mail-Adresse' : 'E-Mail-Adresse'}
        type="email"
        autoComplete="email"
        isRequired
      />
      <form.AppField name="password">
        {() => (
          <form.Subscribe selector={({ values }) => values}>
            {({ firstName, lastName, email }) => (
              <NewPasswordField label="Passwort" known={[firstName, lastName, email]} />
            )}
          </form.Subscribe>
        )}
      </form.AppField>
      <form.Checkbox
        name="acceptsTerms"
        isRequired
        label={
          <>
            Ich stimme den{' '}
            <TextLink to="/agb" target="_blank">
              AGB
            </TextLink>{' '}
            zu und habe die{' '}
            <TextLink to="/privacy" target="_blank">
              Datenschutzerklärung
            </TextLink>{' '}
            gelesen.
          </>
        }
      />
      <SubmitButton size="lg">Konto anlegen</SubmitButton>
    </Form>
  )
}

type KindOfAccountProps = { type: UserType; onChange: (type: UserType) => void; because: string | undefined }

function KindOfAccount({ type, onChange, because }: KindOfAccountProps) {
  const [isAsked, setAsked] = useState(false)
  const choice = useRef<HTMLDivElement>(null)
  const ask = () => {
    flushSync(() => setAsked(true))
    choice.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }
  if (because !== undefined && !isAsked) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-56">
          <strong>{type === 'COMPANY' ? 'Konto für ein Unternehmen' : 'Bewerbungskonto'}</strong>
          <span className="block text-sm text-muted">{because}</span>
        </p>
        <Button variant="outline" size="sm" onClick={ask}>
          Ändern<span className="sr-only">: Art des Kontos</span>
        </Button>
      </Card>
    )
  }
  return (
    <div ref={choice}>
      <TwoTracks type={type} />
      <RadioGroup
        label="Art des Kontos"
        isLabelHidden
        variant="card"
        name="type"
        value={type}
        onChange={onChange}
        options={KINDS}
      />
    </div>
  )
}

/** The two tracks above the choice; the set one is in the signal colour. */
function TwoTracks({ type }: { type: UserType }) {
  const left = 'M216 -4V10L190 34H108V60'
  const right = 'M216 -4V10L242 34H324V60'
  const [set, other] = type === 'APPLICANT' ? [left, right] : [right, left]
  return (
    <svg
      viewBox="0 0 432 56"
      preserveAspectRatio="none"
      className="hidden h-14 w-full sm:block"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={other} stroke="var(--color-line)" strokeWidth="7" />
      <path d={set} stroke="var(--color-ink)" strokeWidth="10" />
      <path d={set} stroke="var(--color-signal)" strokeWidth="5" />
    </svg>
  )
}
