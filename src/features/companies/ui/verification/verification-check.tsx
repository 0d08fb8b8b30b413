import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Note } from '~/ui/note'

type VerificationCheckProps = { proof: 'dns' | 'file' /** Instructions to follow first. */; children: ReactNode }

/** Instructions with a button that checks whether they were followed, and says what is missing. */
export function VerificationCheck({ proof, children }: VerificationCheckProps) {
  const trpc = useTRPC()
  const check = useMutation(
    trpc.companyProfile.checkDomain.mutationOptions({ meta: { done: 'Ihr Unternehmen ist verifiziert' } }),
  )
  return (
    <div className="grid gap-4">
      {children}
      {check.error && <Note tone="error" isAlert title={check.error.message} />}
      <Button
        variant="outline"
        className="justify-self-start"
        isPending={check.isPending}
        onClick={() => check.mutate({ proof })}
      >
        Jetzt prüfen
      </Button>
    </div>
  )
}
