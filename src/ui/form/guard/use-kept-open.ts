import { useState } from 'react'
import { useKeptInput } from './use-kept-input'

/**
 * Whether a dialog in which somebody writes is open. When the session ends meanwhile, it opens again after signing in,
 * where its form brings back what was typed.
 * @param name distinguishes it on its page
 */
export function useKeptOpen(name: string) {
  const [isOpen, setOpen] = useState(false)
  useKeptInput(name, { read: () => isOpen || undefined, bringBack: () => setOpen(true) })
  return [isOpen, setOpen] as const
}
