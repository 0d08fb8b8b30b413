import { encode } from 'uqr'
import { z } from '~/lib/zod'
import { authClient } from '~/platform/client/auth-client'
import { Button } from '~/ui/buttons/button'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { authCall } from '../auth-call'

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

/** A QR code as one path, drawn here: its content is sent to nobody. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-52 max-w-full rounded-md border border-line"
    >
      {/* Dark on light in both themes: some apps read no inverted codes. */}
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
