import { Check, Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from './button'

type CopyLineProps = {
  /** What the text is; also says what the button copies. */
  label: string
  text: string
}

/** A text that people copy exactly, with a button for it. */
export function CopyLine({ label, text }: CopyLineProps) {
  const id = useId()
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Not every browser lets a page write to the clipboard, and none without HTTPS.
      setOutcome('refused')
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <div>
      <p id={id} className="text-xs text-muted">
        {label}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 basis-56 select-all rounded-md border border-line px-3 py-2 text-xs break-all">
          {text}
        </code>
        <Button variant="outline" size="sm" aria-describedby={id} onClick={() => void copy()}>
          <Icon aria-hidden="true" />
          {outcome === 'copied' ? 'Kopiert' : 'Kopieren'}
        </Button>
      </div>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {outcome === 'refused' &&
          'Der Browser lässt das Kopieren nicht zu. Bitte den Text markieren und selbst kopieren.'}
        {outcome === 'copied' && <span className="sr-only">{label} kopiert</span>}
      </p>
    </div>
  )
}
