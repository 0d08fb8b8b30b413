import { useState } from 'react'
import { signInFormSchema } from '~/features/accounts/schema'
import { authClient } from '~/platform/client/auth-client'
import { TextLink } from '~/ui/buttons/link'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { authCall } from '../auth-call'
import { type Demo, DemoAccounts } from './demo-accounts'
import { PasskeySignIn } from './passkey-sign-in'
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
