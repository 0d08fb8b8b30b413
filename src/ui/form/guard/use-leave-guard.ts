import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { keptInputs } from './kept-inputs'
import { askToLeave, UNSAVED_MESSAGE } from './leave-form'

type LeaveGuard = {
  /** Where on this page the input is, so that it is restored there. */
  place: string
  /** What is unsaved; undefined when nothing is. */
  read: () => unknown
  /** It was sent, but not answered: leaving does not ask about it. The answer may be that the session has ended. */
  isBeingSent?: () => boolean
  /** Gets what was read when the session ended meanwhile, after signing in again. */
  bringBack: (kept: unknown) => void
  /** What people would lose, where there is more to say. */
  message?: string
  /** The part of the address whose change also removes the input. */
  parameter?: string
}

/**
 * Asks before a page with unsaved input is left, by a link, back, or with the browser. Of several unsaved inputs the
 * first asks, for all. Needs `<ConfirmHost>`.
 */
export function useLeaveGuard(guard: LeaveGuard): void {
  const { place, read, isBeingSent = () => false, message = UNSAVED_MESSAGE, parameter } = guard
  const readNow = useEffectEvent(read)
  const isSending = useEffectEvent(isBeingSent)
  const bringBack = useEffectEvent(guard.bringBack)
  const registered = useRef<() => unknown>(undefined)
  useEffect(() => {
    const kept = keptInputs.take(place)
    if (kept !== undefined) bringBack(kept)
    const own = () => readNow()
    registered.current = own
    return keptInputs.register(place, own, () => isSending())
  }, [place])
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      (current.pathname !== next.pathname ||
        parameterOf(current.search, parameter) !== parameterOf(next.search, parameter)) &&
      registered.current !== undefined &&
      keptInputs.firstUnsaved() === registered.current &&
      !(await askToLeave(message)),
    enableBeforeUnload: () => read() !== undefined && !isBeingSent(),
  })
}

function parameterOf(search: object, parameter: string | undefined): unknown {
  return Object.entries(search).find(([name]) => name === parameter)?.[1]
}
