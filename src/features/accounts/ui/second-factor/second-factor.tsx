import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { knownPasswordSchema } from '~/features/accounts/schema'
import { z } from '~/lib/zod'
import { authClient } from '~/platform/client/auth-client'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Chip } from '~/ui/chip'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Skeleton } from '~/ui/states/skeleton'
import { toast } from '~/ui/toast/toast-store'
import { authCall } from '../auth-call'
import { requireFresh } from '../step-up/ensure-fresh'
import { AuthenticatorSetUp, type SetUp } from './authenticator-set-up'
import { RecoveryCodes } from './recovery-codes'
import { useProtectionChanged } from './use-protection-changed'

const passwordSchema = z.object({ password: knownPasswordSchema })
type Step = 'rest' | 'enable' | 'disable' | 'codes'

/** The authenticator app (TOTP): set up, with recovery codes, and removed. Each step asks for the password. */
export function SecondFactor() {
  const place = useRef<HTMLElement>(null)
  return (
    <section ref={place} aria-label="Authenticator-App" tabIndex={-1}>
      <SecondFactorSteps place={place} />
    </section>
  )
}

function SecondFactorSteps({ place }: { place: RefObject<HTMLElement | null> }) {
  const trpc = useTRPC()
  const { data: security } = useQuery(trpc.account.security.queryOptions())
  const [step, setStep] = useState<Step>('rest')
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  // Each step removes the pressed button.
  useFocusRescue(place, `${step} ${setUp !== null} ${codes !== null}`)
  const reload = useProtectionChanged()

  if (!security) return <Skeleton className="h-20" />
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
  if (setUp) {
    return (
      <AuthenticatorSetUp
        setUp={setUp}
        onCancel={() => setSetUp(null)}
        onDone={async () => {
          setCodes(setUp.backupCodes)
          setSetUp(null)
          await reload()
        }}
      />
    )
  }
  if (step === 'enable') {
    return (
      <PasswordStep
        label="Weiter"
        onCancel={() => setStep('rest')}
        onSubmit={async (password) => {
          const answer = await authCall(authClient.twoFactor.enable({ password }), { INVALID_PASSWORD: 'password' })
          if (answer?.method === 'totp') setSetUp({ uri: answer.totpURI, backupCodes: answer.backupCodes })
          setStep('rest')
        }}
      />
    )
  }
  if (step === 'disable') {
    return (
      <PasswordStep
        label="Authenticator-App entfernen"
        onCancel={() => setStep('rest')}
        onSubmit={async (password) => {
          await authCall(authClient.twoFactor.disable({ password }), { INVALID_PASSWORD: 'password' })
          setStep('rest')
          toast.success('Authenticator-App entfernt')
          await reload()
        }}
      />
    )
  }
  if (step === 'codes') {
    return (
      <PasswordStep
        label="Neue Codes erzeugen"
        onCancel={() => setStep('rest')}
        onSubmit={async (password) => {
          const answer = await authCall(authClient.twoFactor.generateBackupCodes({ password }), {
            INVALID_PASSWORD: 'password',
          })
          setStep('rest')
          setCodes(answer?.backupCodes ?? null)
        }}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        Nach dem Passwort fragt Stellwerk dann nach einem Code aus einer App auf dem Telefon. Ein gestohlenes Passwort
        allein genügt nicht mehr.
      </p>
      <p>
        {security.hasAuthenticatorApp ? (
          <Chip tone="success">Eingerichtet</Chip>
        ) : (
          <Chip tone="mute">Nicht eingerichtet</Chip>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {security.hasAuthenticatorApp ? (
          <>
            <Button variant="outline" onClick={() => setStep('codes')}>
              Neue Wiederherstellungscodes
            </Button>
            <Button variant="ghost" onClick={() => setStep('disable')}>
              Authenticator-App entfernen
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => setStep('enable')}>
            Authenticator-App einrichten
          </Button>
        )}
      </div>
    </div>
  )
}

type PasswordStepProps = { label: string; onCancel: () => void; onSubmit: (password: string) => Promise<void> }

function PasswordStep({ label, onCancel, onSubmit }: PasswordStepProps) {
  const form = useAppForm({
    schema: passwordSchema,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      await requireFresh({ bringsPassword: true })
      await onSubmit(password)
    },
  })
  return (
    <Form form={form} isGuarded={false}>
      <form.PasswordField name="password" label="Passwort bestätigen" autoComplete="current-password" isRequired />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{label}</SubmitButton>
        <Button variant="ghost" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </Form>
  )
}
