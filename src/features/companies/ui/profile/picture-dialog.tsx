import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_ALT_TEXT } from '~/features/companies/media'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { Dialog } from '~/ui/dialog/dialog'
import { useTries } from '~/ui/dialog/use-tries'
import { TextField } from '~/ui/fields/text-field'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import { Note } from '~/ui/note'

/** A chosen file, or the words of a picture that is there. */
export type PictureToSave = { file: File } | { id: string; altText: string }

/** Says what is to be seen on a picture; with a new one, uploads it. */
export function PictureDialog({ picture, onClose }: { picture: PictureToSave; onClose: () => void }) {
  const trpc = useTRPC()
  const [id] = useState(() => uuidv7())
  const [altText, setAltText] = useState('file' in picture ? '' : picture.altText)
  useKeptTexts('bild-worte', { altText: { text: altText, bringBack: setAltText } })
  const [hasTried, markTried] = useTries()
  const options = { meta: { done: 'Bild gespeichert' }, onSuccess: onClose }
  const add = useMutation(trpc.companyProfile.addPicture.mutationOptions(options))
  const describe = useMutation(trpc.companyProfile.describePicture.mutationOptions(options))
  const isMissing = altText.trim() === ''
  const failure = add.error ?? describe.error
  function save() {
    markTried()
    if (isMissing) return
    if ('id' in picture) return describe.mutate({ id: picture.id, altText })
    const form = new FormData()
    form.set('id', id)
    form.set('altText', altText)
    form.set('file', picture.file)
    add.mutate(form)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={'file' in picture ? 'Bild hinzufügen' : 'Bild beschreiben'}
      act={{
        label: 'file' in picture ? 'Hochladen' : 'Speichern',
        isPending: add.isPending || describe.isPending,
        onClick: save,
      }}
    >
      <div className="grid gap-4">
        {'file' in picture && <p className="text-sm wrap-anywhere text-muted">{picture.file.name}</p>}
        <TextField
          label="Was ist zu sehen?"
          description="Steht unter dem Bild und wird vorgelesen, zum Beispiel: „Zwei Kolleginnen an der Drehmaschine“."
          isRequired
          maxLength={MAX_ALT_TEXT}
          value={altText}
          onChange={setAltText}
          error={hasTried && isMissing ? 'Bitte beschreiben Sie, was auf dem Bild zu sehen ist.' : undefined}
        />
        {failure && (
          <Note tone="error" isAlert>
            {failure.message}
          </Note>
        )}
      </div>
    </Dialog>
  )
}
