import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { useTRPC } from '~/platform/client/trpc'
import { FileDrop } from '~/ui/files/file-drop'
import { Progress } from '~/ui/states/progress'
import { toast } from '~/ui/toast/toast-store'

const POLL_MS = 1000

/** Uploads bank files: payments and returns. */
export function BankFileDrop() {
  const trpc = useTRPC()
  const [fault, setFault] = useState<string>()
  const read = useMutation(
    trpc.directDebit.importFile.mutationOptions({
      onSuccess: ({ applied, repeated, unmatched, isRepeated }) => {
        const message = isRepeated
          ? 'Diese Datei war schon eingelesen. Es hat sich nichts geändert.'
          : `${applied} gebucht, ${repeated} schon bekannt, ${unmatched} ohne Zuordnung.`
        toast.show({ severity: 'success', title: 'Bankdatei eingelesen', message, life: 8000 })
      },
      onError: (error) => setFault(error.message),
    }),
  )
  const progress = useQuery(
    trpc.directDebit.imports.queryOptions({ page: 1 }, { enabled: read.isPending, refetchInterval: POLL_MS }),
  )
  const running = progress.data?.rows.find(({ doneCount, eventCount }) => doneCount < eventCount)
  async function send(file: File | undefined) {
    if (!file) return
    setFault(undefined)
    if (!(await ensureFresh()))
      return setFault('Wir haben nichts eingelesen: Bitte weisen Sie sich dafür noch einmal aus.')
    const form = new FormData()
    form.set('file', file)
    read.mutate(form)
  }
  return (
    <div className="grid gap-3">
      <FileDrop
        label="Kontoauszug oder Antwort der Bank"
        description="camt.052, camt.053, camt.054, MT940 oder pain.002, auch als ZIP, höchstens 10&nbsp;MB. Dieselbe Datei zweimal schadet nicht."
        accept=".xml,.zip,.sta,.mt940,.940,.txt,application/xml,text/xml,application/zip"
        error={fault}
        isPending={read.isPending}
        onRefuse={() => setFault('Bitte wählen Sie eine Bankdatei (XML, MT940 oder ZIP).')}
        onChoose={([file]) => void send(file)}
      />
      {read.isPending && running && (
        <Progress
          label={`Gebucht: ${running.doneCount.toLocaleString('de')} von ${running.eventCount.toLocaleString('de')}`}
          value={(running.doneCount * 100) / running.eventCount}
        />
      )}
    </div>
  )
}
