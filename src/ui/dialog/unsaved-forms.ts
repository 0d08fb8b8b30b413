import { createContext } from 'react'

/** Lets a form tell the dialog around it how to check for unsaved input; returns the function that unregisters. */
export const UnsavedForms = createContext<((isUnsaved: () => boolean) => () => void) | null>(null)
