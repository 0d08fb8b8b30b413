import { useState } from 'react'
import { TextField } from '~/ui/fields/text-field'

/** Searches on Enter or when the field is left, not with every key. */
export function NameSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value)
  function search() {
    if (text.trim() !== value) onSearch(text.trim())
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <TextField
        label="Name oder Stelle"
        isLabelHidden
        size="sm"
        placeholder="Suchen"
        type="search"
        value={text}
        onChange={setText}
        onBlur={search}
      />
    </form>
  )
}
