import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../buttons/button'
import { TextField } from '../fields/text-field'

type ListSearchProps = {
  /** What is searched, e.g. "Name, Ort oder USt-IdNr.". */
  label: string
  /** From the address; remount (`key`) when it changes from outside. */
  value: string
  onSearch: (text: string) => void
}

/** The search above a list of the platform admins; runs on Enter or the button. */
export function ListSearch({ label, value, onSearch }: ListSearchProps) {
  const [text, setText] = useState(value)
  return (
    <search>
      <form
        className="flex max-w-xl items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <TextField
          className="min-w-0 flex-1"
          label={label}
          isLabelHidden
          placeholder={label}
          type="search"
          icon={Search}
          value={text}
          onChange={setText}
          enterKeyHint="search"
        />
        <Button type="submit" variant="outline">
          Suchen
        </Button>
      </form>
    </search>
  )
}
