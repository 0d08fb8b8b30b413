import { useMutation } from '@tanstack/react-query'
import { useTRPCClient } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { FileDrop } from '~/ui/files/file-drop'
import { toast } from '~/ui/toast/toast-store'
import type { ImportedResume } from '../../views'

type ImportResumeProps = {
  onRead: (imported: ImportedResume) => void
  /** Back to what was read; somebody came for another file. */
  onBack?: () => void
}

/** Reads a résumé from a file and passes the result on; nothing is stored before the person accepts it. */
export function ImportResume({ onRead, onBack }: ImportResumeProps) {
  const client = useTRPCClient()
  const read = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData()
      form.set('file', file)
      return client.resume.readImport.mutate(form)
    },
    onSuccess: onRead,
  })
  return (
    <Card as="section" padding="lg" className="max-w-[46rem]" aria-labelledby="aus-datei">
      <h2 id="aus-datei" ref={onBack && takeFocus} tabIndex={-1} className="text-xl">
        Aus einer Datei übernehmen
      </h2>
      <p className="mt-1 mb-4 text-muted">
        Du siehst zuerst, was wir verstanden haben. Wir speichern erst, wenn du es übernimmst.
      </p>
      <FileDrop
        label="Lebenslauf als Datei"
        accept=".pdf,.docx,.json,.xml,.zip,.txt"
        description="PDF, Word (DOCX), JSON Resume, Europass (XML), LinkedIn-Export (ZIP) oder Text, höchstens 10&nbsp;MB."
        isPending={read.isPending}
        error={read.error?.message}
        onChoose={([file]) => file && read.mutate(file)}
        onRefuse={() => toast.show({ severity: 'warn', title: 'Dieses Format lesen wir nicht', life: 5000 })}
      />
      <p role="status" className="mt-2 text-sm text-muted">
        {read.isPending && 'Wir lesen die Datei …'}
      </p>
      {onBack && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button variant="outline" onClick={onBack}>
            Zurück zum Vergleich
          </Button>
          <p className="text-sm text-muted">Was du dort eingefügt hast, ist noch da.</p>
        </div>
      )}
    </Card>
  )
}

function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.focus()
}
