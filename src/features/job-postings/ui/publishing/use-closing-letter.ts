import { useEffect, useEffectEvent, useState } from 'react'
import { useAskBeforeSending } from '~/features/ad-check/ui/message-check'
import { useTRPCClient } from '~/platform/client/trpc'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import { closingLetterProblem } from './closing-letter-field'

/** Milliseconds after the last change. */
const KEPT_AFTER = 800

/**
 * The closing letter while somebody writes it, kept with the draft shortly after each change and on leaving; one that
 * may not go out is not kept. `mayGoOut` asks first where the check finds something unlawful in it.
 * @param saveDraft puts the draft itself on the server, which keeps nothing for one that it does not know
 */
export function useClosingLetter(id: string, initial: string, saveDraft: () => Promise<boolean>) {
  const client = useTRPCClient()
  const ask = useAskBeforeSending()
  const [text, setText] = useState(initial)
  const [kept, setKept] = useState(initial)
  const isUnkept = text !== kept && closingLetterProblem(text) === undefined
  useKeptTexts('abschlussbrief', { text: { text: text === kept ? null : text, bringBack: setText } })
  const keep = useEffectEvent(async () => {
    if (!isUnkept || !(await saveDraft())) return
    await client.jobPosting.keepClosingLetter.mutate({ id, closingLetter: text.trim() })
    setKept(text)
  })
  // Should keeping fail: publishing agrees to what is in the box, whether or not it was kept before.
  useEffect(() => {
    if (!isUnkept || text === '') return
    const timer = setTimeout(() => void keep().catch(() => {}), KEPT_AFTER)
    return () => clearTimeout(timer)
  }, [text, isUnkept])
  useEffect(() => () => void keep().catch(() => {}), [])
  return {
    text,
    setText,
    mayGoOut: async () => {
      const may = await ask([text])
      // Publishing keeps it.
      if (may) setKept(text)
      return may
    },
  }
}
