import { useState } from 'react'
import { z } from '~/lib/zod'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/buttons/button'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { authCall } from '../auth-call'

const APP_CODE = z
  .string()
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Bitte die sechs Ziffern aus der App eingeben.'))
const RECOVERY_CODE = z.string().trim().min(5, 'Bitte einen Wiederherstellungscode eingeben.')

/** The second step of signing in: the code of the authenticator app, or a recovery code. */
export function SecondStepForm({ onDone }: { onDone: () => Promise<void> }) {
  const [hasApp, setHasApp] = useState(true)
  return (
    <div className="grid gap-5">
      <CodeForm key={String(hasApp)} hasApp={hasApp} onDone={onDone} />
      <Button variant="ghost" className="justify-self-start" onClick={() => setHasApp(!hasApp)}>
        {hasApp ? 'App nicht zur Hand? Wiederherstellungscode verwenden' : 'Doch den Code aus der App verwenden'}
      </Button>
    </div>
  )
}

function CodeForm({ hasApp, onDone }: { hasApp: boolean; onDone: () => Promise<void> }) {
  const form = useAppForm({
    schema: z.object({ code: hasApp ? APP_CODE : RECOVERY_CODE, trustDevice: z.boolean() }),
    defaultValues: { code: '', trustDevice: false },
    onSubmit: async (input) => {
      if (hasApp) await authCall(authClient.twoFactor.verifyTotp(input), { INVALID_CODE: 'code', CODE_USED: 'code' })
      else {
        const { code } = input
        await authCall(authClient.twoFactor.verifyBackupCode({ code }), { INVALID_BACKUP_CODE: 'code' })
      }
      await onDone()
    },
  })
  return (
    <Form form={form} isGuarded={false}>
      <form.TextField name="code" {...(hasApp ? appField : recoveryField)} isRequired />
      {hasApp && (
        <form.Checkbox
          name="trustDevice"
          label="Auf diesem Gerät 30&nbsp;Tage lang nicht mehr fragen"
          description="Nur auf einem eigenen Gerät. Plattform-Admins werden trotzdem jedes Mal gefragt."
        />
      )}
      <SubmitButton size="lg">Anmelden</SubmitButton>
    </Form>
  )
}

const appField = {
  label: 'Code aus der Authenticator-App',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
} as const
const recoveryField = {
  label: 'Wiederherstellungscode',
  description: 'Jeder Code gilt nur einmal.',
  autoComplete: 'off',
} as const
