import { useMutation } from '@tanstack/react-query'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { WordsDialog } from '~/features/applications/ui/words-dialog'
import { formatIsoDay } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { WITHDRAWAL_REASON } from '../../agreement'
import type { AgreementVersions } from '../../views'

/** Takes an announced text back, with a reason for the companies that were told. */
export function WithdrawAgreementButton({
  version: { version, validFrom },
}: {
  version: AgreementVersions['versions'][number]
}) {
  const trpc = useTRPC()
  const [isOpen, setOpen] = useKeptOpen(`zurueckziehen ${version}`)
  const withdraw = useMutation(
    trpc.agreement.withdraw.mutationOptions({
      meta: { done: 'Vertragstext zurückgezogen' },
      onSuccess: () => setOpen(false),
    }),
  )
  async function send(reason: string) {
    if (await ensureFresh()) withdraw.mutate({ version, reason })
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Zurückziehen<span className="sr-only">: Text {version}</span>
      </Button>
      {isOpen && (
        <WordsDialog
          about={String(version)}
          title={`Text ${version} zurückziehen?`}
          label="Grund"
          description="Steht in der E-Mail an die Unternehmen und im Protokoll."
          maxLength={1000}
          {...WITHDRAWAL_REASON}
          acceptLabel="Text zurückziehen"
          tone="danger"
          isPending={withdraw.isPending}
          onSend={(reason) => void send(reason)}
          onClose={() => setOpen(false)}
        >
          Er gilt dann nicht ab {formatIsoDay(validFrom)}. Alle Unternehmen, die davon wissen, bekommen eine E-Mail,
          dass es bleibt, wie es ist.
        </WordsDialog>
      )}
    </>
  )
}
