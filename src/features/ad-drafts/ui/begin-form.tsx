import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { classNames } from '~/ui/class-names'
import { TextArea } from '~/ui/fields/text-area'
import { useStrayFiles } from '~/ui/files/use-stray-files'
import { Note } from '~/ui/note'
import { useAdText } from './use-ad-text'

const ACCEPTED = '.pdf,.docx,.txt,.md,.rtf,application/pdf,text/plain'
const EXAMPLE =
  'Eine alte Anzeige, eine E-Mail oder drei Stichworte, zum Beispiel: Koch in Teilzeit, Bielefeld, ab 16\u00a0€'
/** As the server reads at most. */
const LONGEST = 20_000

type BeginFormProps = {
  onBegun: (token: string) => void
  /** On a page with more below it. */
  isShort?: boolean
}

/** The text or file that becomes an ad. */
export function BeginForm({ onBegun, isShort = false }: BeginFormProps) {
  const trpc = useTRPC()
  useStrayFiles()
  const { text, write, tellSent } = useAdText()
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const after = {
    onSuccess: ({ token }: { token: string }) => onBegun(token),
    onError: (error: { message: string }) => setProblem(error.message),
  }
  const begin = useMutation(
    trpc.adDraft.begin.mutationOptions({
      ...after,
      onSuccess: (begun) => {
        tellSent()
        after.onSuccess(begun)
      },
    }),
  )
  const read = useMutation(trpc.adDraft.beginWithFile.mutationOptions(after))
  const isBusy = begin.isPending || read.isPending

  function submit(event: FormEvent) {
    event.preventDefault()
    setProblem(null)
    if (text.trim() === '') setProblem('Bitte fügen Sie einen Text ein oder wählen Sie eine Datei.')
    else if (text.length > LONGEST) setProblem('Der Text ist zu lang. Maximal erlaubt sind 20.000 Zeichen.')
    else if (!isBusy) begin.mutate({ text })
  }
  function choose(file: File | undefined) {
    setProblem(null)
    if (!file || isBusy) return
    const form = new FormData()
    form.set('file', file)
    read.mutate(form)
    if (input.current) input.current.value = ''
  }

  return (
    <form
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        choose(event.dataTransfer.files[0])
      }}
    >
      {problem && <Note tone="error" isAlert title={problem} className="mb-4" />}
      <TextArea
        className={classNames(
          'no-script:hidden',
          isShort ? '[&_textarea]:min-h-24' : '[&_textarea]:min-h-[min(18rem,60svh)]',
        )}
        label={isShort ? 'Anzeigentext oder Stichworte' : 'Ihr Anzeigentext'}
        value={text}
        onChange={write}
        placeholder={EXAMPLE}
      />
      <div className="mt-4 flex flex-wrap items-center gap-3 no-script:hidden">
        <Button type="submit" variant="signal" size="lg" isPending={begin.isPending}>
          Text aufteilen und prüfen
        </Button>
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          accept={ACCEPTED}
          aria-label="Datei mit der Anzeige"
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <Button
          variant={isShort ? 'quiet' : 'outline'}
          size="lg"
          className={classNames(isShort && '-ml-3 px-3')}
          isPending={read.isPending}
          onClick={() => input.current?.click()}
        >
          <FileUp aria-hidden="true" />
          Datei wählen
        </Button>
        {!isShort && <span className="text-sm text-muted">PDF, DOCX oder Text, bis 5{'\u00a0'}MB</span>}
      </div>
      <p className="hidden no-script:block">
        Zum Aufteilen braucht diese Seite JavaScript. Bitte im Browser einschalten und die Seite neu laden.
      </p>
    </form>
  )
}
