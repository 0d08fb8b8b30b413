import { FileUp, FileX, Image, RotateCcw, WifiOff } from 'lucide-react'
import { useRef } from 'react'
import { dropProblems } from '~/features/resumes/drop-problems'
import type { DropProblem } from '~/features/resumes/drop-search'
import { Button } from '~/ui/buttons/button'
import { buttonClass } from '~/ui/buttons/button-class'
import { classNames } from '~/ui/class-names'
import { type DropState, useResumeDrop } from './use-resume-drop'
import { ResumeWagon } from './wagon'

const ICONS = { photo: Image, offline: WifiOff } as const

const HINT = 'PDF oder DOCX. In Sekunden siehst du passende Stellen. Ohne Konto, nach einer Stunde gelöscht.'

type ResumeDropProps = {
  problem?: DropProblem | undefined
  /** What happens with the file, where the usual promise does not fit. */
  hint?: string
  /** The one thing to do in this view. */
  isMain?: boolean
}

/**
 * The side track: drop a résumé, see jobs. On a dark ground. Without JavaScript it is a plain form; an error says what
 * works instead and leaves the search free.
 */
export function ResumeDrop({ problem, hint = HINT, isMain = false }: ResumeDropProps) {
  const { state, send, stop, area } = useResumeDrop(problem)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div
      {...area}
      data-drop={state.kind}
      aria-busy={state.kind === 'reading' || undefined}
      className={classNames(
        'relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border-2 border-dashed px-3 py-2 sm:min-h-20 sm:px-5 sm:py-3',
        BORDERS[state.kind],
      )}
    >
      <Picture state={state} />
      <div className="min-w-0 flex-1" role="status">
        <Words state={state} hint={hint} />
      </div>
      <input
        ref={input}
        type="file"
        className="sr-only no-script:hidden"
        tabIndex={-1}
        aria-label="Lebenslauf als Datei"
        accept=".pdf,.docx"
        onChange={(event) => {
          void send(event.target.files?.[0])
          // Lets people choose the same file again after a failure.
          event.target.value = ''
        }}
      />
      {state.kind === 'reading' ? (
        <Button variant="desk" onClick={stop}>
          Abbrechen
        </Button>
      ) : (
        <Button
          variant={isMain ? 'signal' : 'desk'}
          // Wherever on the side track one taps: on a phone there is nothing to drop. On phones its words need a line of their own: beside them the text would have no room.
          className={classNames('stretch active:transform-none', isMain && 'max-sm:w-full')}
          onClick={() => input.current?.click()}
        >
          {state.kind === 'problem' && state.problem === 'offline' ? <RotateCcw /> : <FileUp />}
          <span className={isMain ? undefined : 'max-sm:sr-only'}>{chooseText(state, isMain)}</span>
        </Button>
      )}
      <form
        method="post"
        action="/api/resume-drop/read"
        encType="multipart/form-data"
        className="hidden w-full flex-wrap items-center gap-3 no-script:flex"
      >
        <input type="file" name="file" required accept=".pdf,.docx" aria-label="Datei mit dem Lebenslauf" />
        <button type="submit" className={buttonClass({ variant: 'desk' })}>
          Passende Stellen zeigen
        </button>
      </form>
    </div>
  )
}

function chooseText({ kind }: DropState, isMain: boolean): string {
  if (kind === 'problem') return 'Andere Datei'
  return isMain ? 'Lebenslauf wählen' : 'Datei wählen'
}

const BORDERS = {
  rest: 'border-desk-track',
  over: 'border-solid border-signal bg-desk-2',
  reading: 'border-signal',
  problem: 'border-warn',
} satisfies Record<DropState['kind'], string>

function Picture({ state }: { state: DropState }) {
  if (state.kind !== 'problem') return <ResumeWagon className="h-11 sm:h-16" />
  const Icon = state.problem === 'photo' || state.problem === 'offline' ? ICONS[state.problem] : FileX
  return <Icon className="size-9 text-warn" aria-hidden="true" />
}

function Words({ state, hint }: { state: DropState; hint: string }) {
  if (state.kind === 'rest') {
    return (
      <>
        <p className="font-display text-lg leading-tight font-[650]">Lebenslauf fallen lassen</p>
        <p className="text-sm text-desk-muted max-sm:hidden">{hint}</p>
        <p className="text-xs text-desk-muted sm:hidden">PDF oder DOCX{hint === HINT && ', ohne Konto'}</p>
      </>
    )
  }
  const { title, text } = wordsOf(state)
  return (
    <>
      <p className="font-display text-lg leading-tight font-[650]">{title}</p>
      <p className="text-sm text-desk-muted wrap-anywhere">{text}</p>
    </>
  )
}

function wordsOf(state: Exclude<DropState, { kind: 'rest' }>): { title: string; text: string } {
  if (state.kind === 'problem') return dropProblems[state.problem]
  if (state.kind === 'reading')
    return { title: 'Wir lesen deinen Lebenslauf', text: `${state.fileName}. Das dauert höchstens zehn Sekunden.` }
  return { title: 'Loslassen, dann geht es los', text: 'PDF oder DOCX' }
}
