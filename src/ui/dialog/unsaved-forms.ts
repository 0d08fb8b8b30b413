import { createContext } from 'react'

/** Tells the dialog around a form how to learn whether the form has something unsaved; returns the way out. */
export const UnsavedForms = createContext<((isUnsaved: () => boolean) => () => void) | null>(null)
