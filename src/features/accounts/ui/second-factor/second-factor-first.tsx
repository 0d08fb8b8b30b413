import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Note } from '~/ui/note'
import { PasskeyList } from './passkey-list'
import { SecondFactor } from './second-factor'
import { SecondFactorDuty } from './second-factor-duty'

type SecondFactorFirstProps = { label: string; onContinue: () => Promise<void> }

/**
 * Blocks everything else until a second factor is set up. Stays until the person continues: recovery codes are shown
 * only once.
 * @param label what comes next, on the button that then appears
 */
export function SecondFactorFirst({ label, onContinue }: SecondFactorFirstProps) {
  const trpc = useTRPC()
  const { data: security } = useQuery(trpc.account.security.queryOptions())
  return (
    <div className="grid max-w-3xl gap-6">
      <SecondFactorDuty />
      {security && !security.mustSetUp && (
        <Note
          tone="success"
          title="Der zweite Faktor ist eingerichtet."
          actions={
            <Button variant="signal" onClick={() => void onContinue()}>
              {label}
            </Button>
          }
        />
      )}
      <Card as="section" padding="lg">
        <h2 className="mb-4 text-xl">Zweiter Faktor</h2>
        <SecondFactor />
      </Card>
      <Card as="section" padding="lg">
        <h2 className="mb-4 text-xl">Passkeys</h2>
        <PasskeyList />
      </Card>
    </div>
  )
}
