import { MAX_ATTACHMENTS } from '~/features/applications/apply/limits'
import { uploadRows } from '~/platform/client/uploads/upload-rows'
import type { useFileUploads } from '~/platform/client/uploads/use-file-uploads'
import { FileDrop } from '~/ui/files/file-drop'
import { isWord } from './guest/word-resume'

type Props = {
  label: string
  description: string
  isOptional?: boolean
  error?: string
  files: ReturnType<typeof useFileUploads<{ id: string }>>
  /** Reads a Word file, where the form can take over what it says. */
  onWord?: (file: File) => void
}

const ACCEPTED = '.pdf,.jpg,.jpeg,.png'
const WORD = /\.(?:docx?|odt|rtf|pages)$/i
const AS_PDF = 'Das sieht auf jedem Gerät anders aus. Speichere die Datei im Schreibprogramm bitte als PDF.'

/** Documents of an application; each is checked by content as soon as it is uploaded. */
export function ApplyDocuments({ label, description, isOptional, error, files, onWord }: Props) {
  function choose(chosen: File[]) {
    const word = onWord && chosen.find(isWord)
    if (word) onWord(word)
    files.add(word ? chosen.filter((file) => file !== word) : chosen, MAX_ATTACHMENTS - files.taken)
  }
  return (
    <FileDrop
      label={label}
      isOptional={isOptional}
      error={error}
      allowsMany
      accept={onWord ? `${ACCEPTED},.docx` : ACCEPTED}
      description={description}
      onChoose={choose}
      onRefuse={(chosen) => {
        for (const file of chosen)
          files.refuse([file], WORD.test(file.name) ? AS_PDF : 'Möglich sind nur PDF, JPG und PNG.')
      }}
      files={uploadRows(files)}
    />
  )
}
