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

/**
 * Which of several dialogs is open, kept like {@link useKeptOpen}.
 * @param choices all of them
 */
export function useKeptChoice<Choice extends string>(name: string, choices: readonly Choice[]) {
  const [chosen, choose] = useState<Choice | null>(null)
  useKeptInput(name, {
    read: () => chosen ?? undefined,
    bringBack: (kept) => choose(choices.find((each) => each === kept) ?? null),
  })
  return [chosen, choose] as const
}

/**
 * The row of a list that a dialog is about, kept like {@link useKeptOpen}. It stays while the dialog is open, also when
 * the list no longer has it.
 */
export function useKeptRow<Row extends { id: string }>(name: string, rows: readonly Row[]) {
  const [chosen, choose] = useState<Row | null>(null)
  useKeptInput(name, {
    read: () => chosen?.id,
    bringBack: (kept) => choose(rows.find(({ id }) => id === kept) ?? null),
  })
  return [chosen, choose] as const
}

/** The rows that a dialog is about, kept like {@link useKeptRow}; none while it is closed. */
export function useKeptRows<Row extends { id: string }>(name: string, rows: readonly Row[]) {
  const [chosen, choose] = useState<readonly Row[]>([])
  useKeptInput(name, {
    read: () => (chosen.length > 0 ? chosen.map(({ id }) => id) : undefined),
    bringBack: (kept) => choose(rows.filter(({ id }) => Array.isArray(kept) && kept.includes(id))),
  })
  return [chosen, choose] as const
}
