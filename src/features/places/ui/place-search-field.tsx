import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { Combobox } from '~/ui/choices/combobox'
import { usePlaceSuggestions } from './use-place-suggestions'

type PlaceSearchFieldProps = {
  label: string
  defaultValue: string
  placeholder?: string
  size?: 'md' | 'lg'
}

/** Place or postal code of a search form: free text with suggestions. */
export function PlaceSearchField({ defaultValue, ...props }: PlaceSearchFieldProps) {
  const [text, setText] = useState(defaultValue)
  const { places } = usePlaceSuggestions(text === defaultValue ? '' : text)
  return (
    <Combobox
      {...props}
      // The parameter, so that the form works without JavaScript.
      name="wo"
      icon={MapPin}
      submitsOnEnter
      inputValue={text}
      onInputChange={setText}
      items={places.map(({ label }) => ({ id: label, label }))}
      onSelect={({ label }) => setText(label)}
    />
  )
}
