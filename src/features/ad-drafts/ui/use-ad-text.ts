import { useEffect, useState } from 'react'
import { currentTime } from '~/lib/current-time'
import { forgetInBrowser, keepInBrowser, keptInBrowser } from '~/platform/client/browser-drafts'

/** Beside the postings with an id of their own. */
const ID = 'text'
/** What this window sent, for whoever goes back to change it. */
let sent = ''

/**
 * The text that becomes an ad. Until it is sent it stays in this browser: a phone forgets the page while somebody looks
 * for the next sentence in their mails.
 */
export function useAdText() {
  const [text, setText] = useState(sent)
  // Only the browser knows; the server renders an empty field.
  useEffect(() => setText((typed) => typed || unsentText()), [])
  return {
    text,
    write(next: string) {
      setText(next)
      const draft = { text: next, savedAt: currentTime().getTime() }
      if (next.trim() === '') forgetInBrowser('posting', ID)
      else keepInBrowser('posting', ID, draft)
    },
    tellSent() {
      sent = text
      forgetInBrowser('posting', ID)
    },
  }
}

function unsentText(): string {
  const kept = keptInBrowser('posting', ID, currentTime().getTime())
  return typeof kept === 'object' && kept !== null && 'text' in kept ? String(kept.text) : ''
}
