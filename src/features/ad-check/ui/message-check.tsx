import { confirm } from '~/ui/dialog/confirm'
import type { AdFinding } from '../ad'
import { blockingFindings, checkMessage } from '../check-ad'
import type { Mend } from '../mends'
import { TextCheck, useBook } from './text-check'

/**
 * Whether texts may be sent: at once unless something in them is surely unlawful, else after asking. Nobody is kept from
 * answering an applicant.
 */
export function useAskBeforeSending(isCompany = true): (texts: readonly string[]) => Promise<boolean> {
  const book = useBook(isCompany)
  return async (texts) => {
    const blocking = book ? texts.flatMap((text) => blockingFindings(checkMessage(text, book))) : []
    return blocking.length === 0 || askToSend(blocking)
  }
}

type Props = { text: string; onChange: (text: string) => void; isCompany?: boolean }

/** What the check finds in a text for applicants. */
export function MessageCheck({ text, ...props }: Props) {
  return <TextCheck field="message" value={text} textOf={(value) => value} replace={replaceInText} {...props} />
}

const replaceInText = (text: string, { span, text: better }: Mend) =>
  text.slice(0, span.start) + better + text.slice(span.end)

function askToSend(findings: readonly AdFinding[]): Promise<boolean> {
  return confirm({
    title: 'So senden?',
    message: `Das kann als Benachteiligung gelten: ${findings.map(({ excerpt }) => `„${excerpt}“`).join(', ')}.`,
    acceptLabel: 'Trotzdem senden',
    rejectLabel: 'Text ändern',
    focus: 'reject',
  })
}
