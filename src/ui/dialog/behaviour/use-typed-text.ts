import { type RefObject, useEffect, useState } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Whether the window has text that was typed since it opened. Search fields and passwords do not count.
 * @returns the check
 */
export function useTypedText(windowRef: RefObject<HTMLElement | null>): () => boolean {
  // The value of each control before the first key; null where a browser has autofilled it without an event.
  const [before] = useState(() => new Map<TextControl, string | null>())
  useEffect(() => {
    const element = windowRef.current
    if (!element) return
    function remember({ type, target }: Event) {
      if (!isTextControl(target) || before.has(target)) return
      before.set(target, type === 'beforeinput' ? target.value : null)
    }
    element.addEventListener('beforeinput', remember)
    element.addEventListener('input', remember)
    return () => {
      element.removeEventListener('beforeinput', remember)
      element.removeEventListener('input', remember)
    }
  }, [windowRef, before])
  return () => [...before].some(([control, text]) => control.isConnected && control.value !== (text ?? ''))
}

const TEXT_TYPES = ['text', 'email', 'tel', 'url', 'number']

function isTextControl(target: EventTarget | null): target is TextControl {
  if (target instanceof HTMLTextAreaElement) return true
  return target instanceof HTMLInputElement && TEXT_TYPES.includes(target.type)
}
