import { useState } from 'react'
import { z } from 'zod'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/button'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { authCall } from './auth-call'

const codeSchema = z.object({
  code: z
    .string()
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Bitte die sechs Ziffern aus der App eingeben.')),
  trustDevice: z.boolean(),
})
const recoverySchema = z.object({ code: z.string().trim().min(5, 'Bitte einen Wiederherstellungscode eingeben.') })

/** The second step of signing in: the code of the authenticator app, or a recovery code. */
export function SecondStepForm({ onDone }: { onDone: () => Promise<void> }) {
  const [hasApp, setHasApp] = useState(true)
  return (
    <div className="grid gap-5">
      {hasApp ? <CodeForm onDone={onDone} /> : <RecoveryForm onDone={onDone} />}
      <Button variant="ghost" className="justify-self-start" onClick={() => setHasApp(!hasApp)}>
        {hasApp ? 'App nicht zur Hand? Wiederherstellungscode verwenden' : 'Doch den Code aus der App verwenden'}
      </Button>
    </div>
  )
}

function CodeForm({ onDone }: { onDone: () => Promise<void> }) {
  const form = useAppForm({
    schema: codeSchema,
    defaultValues: { code: '', trustDevice: false },
    onSubmit: async (input) => {
      await authCall(authClient.twoFactor.verifyTotp(input), { INVALID_CODE: 'code' })
      await onDone()
    },
  })
  return (
    <Form form={form} errorTitle="Bitte die Angaben prüfen.">
      <form.AppField name="code">
        {(field) => (
          <field.TextField
            label="Code aus der Authenticator-App"
            autoComplete="one-time-code"
            inputMode="numeric"
            isRequired
          />
        )}
      </form.AppField>
      <form.AppField name="trustDevice">
        {(field) => <field.Checkbox label="Auf diesem Gerät 30 Tage lang nicht mehr fragen" />}
      </form.AppField>
      <SubmitButton size="lg">Anmelden</SubmitButton>
    </Form>
  )
}

function RecoveryForm({ onDone }: { onDone: () => Promise<void> }) {
  const form = useAppForm({
    schema: recoverySchema,
    defaultValues: { code: '' },
    onSubmit: async (input) => {
      await authCall(authClient.twoFactor.verifyBackupCode(input), { INVALID_BACKUP_CODE: 'code' })
      await onDone()
    },
  })
  return (
    <Form form={form} errorTitle="Bitte die Angaben prüfen.">
      <form.AppField name="code">
        {(field) => (
          <field.TextField
            label="Wiederherstellungscode"
            description="Jeder Code gilt nur einmal."
            autoComplete="off"
            isRequired
          />
        )}
      </form.AppField>
      <SubmitButton size="lg">Anmelden</SubmitButton>
    </Form>
  )
}
