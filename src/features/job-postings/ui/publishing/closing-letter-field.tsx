import { MessageCheck } from '~/features/ad-check/ui/message-check'
import { CLOSING_LETTER_LENGTH } from '~/features/job-postings/letters/closing-letter'
import { placeholderProblem } from '~/features/job-postings/letters/placeholders'
import { CLOSING_DAYS } from '~/features/job-postings/lifecycle'
import { Card } from '~/ui/card'
import { TextArea } from '~/ui/fields/text-area'

/** What is wrong with a closing letter; nothing when it may go out. */
export function closingLetterProblem(text: string): string | undefined {
  const { min } = CLOSING_LETTER_LENGTH
  const isShort = text.trim().length < min
  return placeholderProblem(text) ?? (isShort ? `Der Abschlussbrief braucht mindestens ${min} Zeichen.` : undefined)
}

type Props = { value: string; onChange: (text: string) => void }

/** The letter that publishing agrees to: goes to all who still wait two weeks after the posting's end. */
export function ClosingLetterField({ value, onChange }: Props) {
  return (
    <Card as="section" id="abschlussbrief">
      <h2 className="mb-2 text-xl">Wenn die Stelle endet</h2>
      <p className="mb-3 text-sm text-muted">
        Wer {CLOSING_DAYS}&nbsp;Tage nach dem Ende noch keine Antwort hat, bekommt diesen Brief als Absage. Wir erinnern
        Sie vorher zweimal. Mit dem Veröffentlichen stimmen Sie dem zu.
      </p>
      <TextArea
        label="Abschlussbrief"
        rows={9}
        maxLength={CLOSING_LETTER_LENGTH.max}
        value={value}
        onChange={onChange}
        error={closingLetterProblem(value)}
        description="{name}, {stelle}, {unternehmen}, {absender} und {beworben_am} setzen wir für jede Person ein."
      />
      <div className="mt-4 empty:hidden">
        <MessageCheck text={value} onChange={onChange} />
      </div>
    </Card>
  )
}
