import { replaceText } from '~/lib/rich-text/replace-text'
import { plainText } from '~/lib/rich-text/rich-text'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import { TextCheck } from './text-check'

type Check<T> = { value: T; onChange: (value: T) => void }

/** What the check finds in a company's portrait, by the rules for what an ad offers: applicants read both alike. */
export function PortraitCheck(props: Check<RichText>) {
  return (
    <TextCheck
      label="Prüfung: Wer wir sind"
      field="offer"
      textOf={plainText}
      replace={(portrait, { span, text }) => replaceText(portrait, span.start, span.end, text)}
      {...props}
    />
  )
}

/** The same for its benefits, one per line; one without words leaves. */
export function BenefitsCheck(props: Check<string[]>) {
  return (
    <TextCheck
      label="Prüfung: Was Sie bieten"
      field="offer"
      textOf={(benefits) => benefits.join('\n')}
      replace={(benefits, { span, text }) => {
        const lines = benefits.join('\n')
        const better = lines.slice(0, span.start) + text + lines.slice(span.end)
        return better.split('\n').filter((line) => line.trim() !== '')
      }}
      {...props}
    />
  )
}
