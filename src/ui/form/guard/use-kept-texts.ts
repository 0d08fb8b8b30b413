import { useKeptInput } from './use-kept-input'

type KeptText = {
  /** Null or empty when there is nothing to lose. */
  text: string | null
  bringBack: (text: string) => void
}

/**
 * Keeps the texts of a dialog without a form when the session ends; see {@link useKeptInput}.
 * @param name distinguishes the dialog on its page
 */
export function useKeptTexts(name: string, texts: Record<string, KeptText>): void {
  useKeptInput(name, {
    read() {
      const written = Object.entries(texts).flatMap(([key, { text }]) => (text ? [[key, text] as const] : []))
      return written.length > 0 ? Object.fromEntries(written) : undefined
    },
    bringBack(kept) {
      if (typeof kept !== 'object' || kept === null) return
      for (const [key, text] of Object.entries(kept)) texts[key]?.bringBack(String(text))
    },
  })
}
