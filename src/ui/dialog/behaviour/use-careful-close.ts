import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLeaveGuard } from '~/ui/form/guard/use-leave-guard'
import { confirm } from '../confirm'

/**
 * Closes a window only after asking when it has unsaved input. Its forms know that themselves; without a form, typed
 * text counts.
 * @returns `close` for Escape, the close button and a press outside the window; `register` for `UnsavedForms`
 */
export function useCarefulClose(windowRef: RefObject<HTMLElement | null>, isExiting: boolean, onClose: () => void) {
  const [forms] = useState(() => new Set<() => boolean>())
  const hasTyped = useTypedText(windowRef)
  const isAsking = useRef(false)
  const pathname = useLocation({ select: (location) => location.pathname })
  const hasLooseText = () => !isExiting && forms.size === 0 && hasTyped()
  useLeaveGuard({
    place: `${pathname}#dialog`,
    read: () => (hasLooseText() ? {} : undefined),
    // Whoever opens it knows what is written in it (`useKeptTexts`, `useKeptState`).
    bringBack: () => {},
  })

  const [register] = useState(() => (isUnsaved: () => boolean) => {
    forms.add(isUnsaved)
    return () => {
      forms.delete(isUnsaved)
    }
  })
  async function ask() {
    if (isAsking.current) return
    isAsking.current = true
    const isSure = await confirm({
      title: 'Eingaben verwerfen?',
      message: 'Was eingegeben ist, wird dann nicht gespeichert.',
      acceptLabel: 'Verwerfen',
      rejectLabel: 'Weiter bearbeiten',
      tone: 'danger',
    })
    isAsking.current = false
    if (isSure) onClose()
  }
  function close() {
    if (hasLooseText() || [...forms].some((isUnsaved) => isUnsaved())) void ask()
    else onClose()
  }
  return { close, register }
}

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * Whether the window has text that was typed since it opened. Search fields and passwords do not count.
 * @returns the check
 */
function useTypedText(windowRef: RefObject<HTMLElement | null>): () => boolean {
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
