import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type RouterOutputs, useTRPCClient } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { FileDrop } from '~/ui/file-drop'
import { toast } from '~/ui/toast/toast-store'
import { ImportReview } from './import-review'

type Imported = RouterOutputs['resume']['readImport']

/** Reads a résumé from a file and shows what was understood before anything is kept. */
export function ImportResume({ onCreated }: { onCreated: (id: string) => void }) {
  const client = useTRPCClient()
  const [imported, setImported] = useState<Imported | null>(null)
  const read = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('file', file)
      return client.resume.readImport.mutate(form)
    },
    onSuccess: setImported,
  })
  if (imported) return <ImportReview imported={imported} onCreated={onCreated} onAgain={() => setImported(null)} />
  return (
    <Card as="section" padding="lg" className="max-w-[46rem]" aria-labelledby="aus-datei">
      <h2 id="aus-datei" className="text-xl">
        Aus einer Datei übernehmen
      </h2>
      <p className="mt-1 mb-4 text-muted">
        Du siehst zuerst, was wir verstanden haben. Gespeichert wird erst, wenn du es übernimmst.
      </p>
      <FileDrop
        label="Lebenslauf als Datei"
        accept=".pdf,.docx,.json,.xml,.zip,.txt"
        description="PDF, Word (DOCX), JSON Resume, Europass (XML), LinkedIn-Export (ZIP) oder Text, höchstens 10 MB."
        isDisabled={read.isPending}
        error={read.error?.message}
        onChoose={([file]) => file && read.mutate(file)}
        onRefuse={() => toast.show({ severity: 'warn', title: 'Dieses Format lesen wir nicht', life: 5000 })}
      />
      <p role="status" className="mt-2 text-sm text-muted">
        {read.isPending && 'Die Datei wird gelesen …'}
      </p>
    </Card>
  )
}
