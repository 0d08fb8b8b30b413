import { z } from '~/lib/zod'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/buttons/button'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { authCall } from '../auth-call'
import { QrCode } from './qr-code'

/** What the server answered to setting up: the address for the app, with its secret, and the recovery codes. */
export type SetUp = { uri: string; backupCodes: string[] }

const codeSchema = z.object({
  code: z
    .string()
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Bitte die sechs Ziffern aus der App eingeben.')),
})

type AuthenticatorSetUpProps = { setUp: SetUp; onCancel: () => void; onDone: () => Promise<void> }

/** Shows the secret as QR code and text; the first right code enables it. */
export function AuthenticatorSetUp({ setUp, onCancel, onDone }: AuthenticatorSetUpProps) {
  const secret = new URL(setUp.uri).searchParams.get('secret') ?? ''
  const form = useAppForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    onSubmit: async (input) => {
      await authCall(authClient.twoFactor.verifyTotp(input), { INVALID_CODE: 'code' })
      await onDone()
    },
  })
  return (
    <Form form={form} isGuarded={false}>
      <ol className="grid list-decimal gap-4 pl-5">
        <li>
          Den QR-Code mit einer Authenticator-App aufnehmen.
          <div className="mt-3">
            <QrCode text={setUp.uri} label="QR-Code für die Authenticator-App" />
          </div>
          <p className="mt-2 text-sm text-muted">
            Oder diesen Schlüssel eintippen:{' '}
            <code className="break-all">{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
          </p>
        </li>
        <li>
          Den Code eingeben, den die App jetzt zeigt.
          <div className="mt-2 max-w-xs">
            <form.TextField
              name="code"
              label="Code aus der App"
              autoComplete="one-time-code"
              inputMode="numeric"
              isRequired
            />
          </div>
        </li>
      </ol>
      <p className="text-sm text-muted">Alle anderen Geräte sind danach abgemeldet.</p>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>Einrichten</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </Form>
  )
}
