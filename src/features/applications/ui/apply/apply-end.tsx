import type { ReactNode } from 'react'
import { Card } from '~/ui/card'
import { SubmitButton } from '~/ui/form/form'

type ApplyEndProps = {
  /** A field for each of the company's questions; empty when there are none. */
  answers: readonly ReactNode[]
  /** The state of the draft. */
  draft: ReactNode
}

/** The end of every application form, with or without an account: the company's questions, then the review. */
export function ApplyEnd({ answers, draft }: ApplyEndProps) {
  return (
    <>
      {answers.length > 0 && (
        <Card as="section" padding="lg" className="grid gap-4">
          <h2 className="text-xl">Fragen des Unternehmens</h2>
          {answers}
        </Card>
      )}
      {draft}
      <div className="form-bar">
        <SubmitButton variant="signal" size="lg">
          Weiter zur Prüfung
        </SubmitButton>
      </div>
    </>
  )
}
