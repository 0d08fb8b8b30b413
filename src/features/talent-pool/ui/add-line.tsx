import type { LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { TextField } from '~/ui/fields/text-field'
import { useFocusOnMount } from '~/ui/focus/use-focus-on-mount'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'

type AddLineProps = {
  /** Distinguishes it on the page. */
  name: string
  /** What is added, such as "Notiz", and to whom. */
  noun: string
  person: string
  icon: LucideIcon
  maxLength: number
  /** With an id of the line's own, so that a second try makes nothing twice. */
  onAdd: (text: string, id: string) => Promise<unknown>
}

/** A button that opens a line; it is added with Enter or its own button, and stays when that fails. */
export function AddLine({ name, noun, person, icon: Icon, maxLength, onAdd }: AddLineProps) {
  const [text, setText] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  useKeptTexts(name, { text: { text, bringBack: setText } })
  useFocusRescue(place, text === null)
  return (
    <div ref={place} tabIndex={-1}>
      {text === null ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          aria-label={`${noun} ergänzen: ${person}`}
          onClick={() => setText('')}
        >
          <Icon aria-hidden="true" />
          {noun} ergänzen
        </Button>
      ) : (
        <Line {...{ noun, person, maxLength, text, onAdd }} onChange={setText} />
      )}
    </div>
  )
}

type LineProps = Pick<AddLineProps, 'noun' | 'person' | 'maxLength' | 'onAdd'> & {
  text: string
  onChange: (text: string | null) => void
}

function Line({ noun, person, maxLength, text, onChange, onAdd }: LineProps) {
  const field = useFocusOnMount<HTMLInputElement>()
  const [id] = useState(uuidv7)
  const [isAdding, setAdding] = useState(false)
  async function add() {
    const words = text.trim()
    if (isAdding) return
    if (words === '') return onChange(null)
    setAdding(true)
    try {
      await onAdd(words, id)
      onChange(null)
    } catch {
      // The toast says why; the words stay for the next try.
      setAdding(false)
    }
  }
  return (
    <form
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        ref={field}
        className="min-w-0 flex-[1_1_12rem]"
        label={`${noun} zu ${person}`}
        isLabelHidden
        placeholder={`${noun}, nur für Ihr Team`}
        maxLength={maxLength}
        value={text}
        onChange={onChange}
      />
      <Button type="submit" variant="outline" isPending={isAdding}>
        Hinzufügen
      </Button>
      <Button variant="ghost" onClick={() => onChange(null)}>
        Abbrechen
      </Button>
    </form>
  )
}
