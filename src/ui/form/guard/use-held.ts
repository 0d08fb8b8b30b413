import { useState } from 'react'

/**
 * What a dialog is about, as it was when the dialog opened. Others change or end it meanwhile: whoever is writing keeps
 * dialog and words, and the server says whether it may still be done.
 */
export function useHeld<Value>(isOpen: boolean, value: Value): Value {
  const [held, setHeld] = useState({ isOpen, value })
  if (held.isOpen === isOpen && (isOpen || held.value === value)) return held.value
  setHeld({ isOpen, value })
  return value
}
