import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { signInFormSchema } from '~/features/accounts/schema'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Note } from '~/ui/note'
import { authCall } from '../auth-call'
import { passkeyMessage } from '../second-factor/passkey-message'
import { type Demo, DemoAccounts } from './demo-accounts'
import { SecondStepForm } from './second-step-form'
import { useEnter } from './use-enter'

type LoginFormProps = {
  /** An own path, checked with `safeReturnPath`. */
  returnTo: string
  demo: Demo | null
}

/** Signs in and continues to where the person wanted to go. */
export function LoginForm({ returnTo, demo }: LoginFormProps) {
  const enter = useEnter()
  const [isSecondStep, setSecondStep] = useState(false)
  const form = useAppForm({
    schema: signInFormSchema,
    defaultValues: { email: '', password: '', rememberMe: true },
    onSubmit: async (input) => {
      const answer = await authCall(authClient.signIn.email(input))
      if (answer && 'twoFactorRedirect' in answer) setSecondStep(true)
      else await enter(returnTo)
    },
  })
  if (isSecondStep) return <SecondStepForm onDone={() => enter(returnTo)} />
  return (
    <Form form={form} isGuarded={false}>
      <form.TextField name="email" label="E-Mail-Adresse" type="email" autoComplete="username" isRequired />
      <form.PasswordField
        name="password"
        label="Passwort"
        autoComplete="current-password"
        isRequired
        labelAction={<TextLink to="/auth/forgot-password">Passwort vergessen?</TextLink>}
      />
      <form.Checkbox name="rememberMe" label="Auf diesem Gerät angemeldet bleiben" />
      <SubmitButton size="lg">Anmelden</SubmitButton>
      <PasskeySignIn onDone={() => enter(returnTo)} />
      {demo && (
        <DemoAccounts
          demo={demo}
          onChoose={(email, password) => {
            form.setFieldValue('email', email)
            form.setFieldValue('password', password)
          }}
        />
      )}
    </Form>
  )
}

/** Signs in with a passkey of this device, without typing anything. */
function PasskeySignIn({ onDone }: { onDone: () => Promise<void> }) {
  const signIn = useMutation({
    mutationFn: async () => {
      await authCall(authClient.signIn.passkey())
      await onDone()
    },
  })
  return (
    <>
      {signIn.error && <Note tone="error" isAlert title={passkeyMessage(signIn.error)} />}
      <Button variant="outline" size="lg" isPending={signIn.isPending} onClick={() => signIn.mutate()}>
        <KeyRound aria-hidden="true" />
        Mit Passkey anmelden
      </Button>
    </>
  )
}
