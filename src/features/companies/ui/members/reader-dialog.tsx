import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { Select } from '~/ui/choices/select'
import { Dialog } from '~/ui/dialog/dialog'
import type { Member } from '../../views'
import { postingOptions, type ReadablePosting } from './role-options'

type Props = {
  member: Member
  postings: readonly ReadablePosting[]
  onChoose: (jobPostingId: string) => void
  onClose: () => void
}

/** Which posting's applications a colleague reads from now on. */
export function ReaderDialog({ member, postings, onChoose, onClose }: Props) {
  const isListed = postings.some(({ id }) => id === member.posting?.id)
  const [chosen, setChosen] = useState(isListed ? (member.posting?.id ?? '') : '')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Was liest ${member.name}?`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Abbrechen
          </Button>
          <Button disabled={chosen === ''} onClick={() => onChoose(chosen)}>
            Rolle ändern
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-muted">
          {member.name} sieht dann nur die Bewerbungen zu dieser Stelle: lesen, notieren und bewerten, ohne
          Entscheidungen und ohne Nachrichten.
        </p>
        {postings.length === 0 ? (
          <p>Sie haben noch keine Stelle. Legen Sie zuerst eine an.</p>
        ) : (
          <Select
            label="Stelle"
            placeholder="Bitte wählen"
            options={postingOptions(postings)}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </div>
    </Dialog>
  )
}
