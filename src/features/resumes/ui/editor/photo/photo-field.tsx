import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { PHOTO_ASPECT } from '~/features/resumes/vocabulary'
import { useTRPC, useTRPCClient } from '~/platform/client/trpc'
import { uploadRows } from '~/platform/client/uploads/upload-rows'
import { useFileUploads } from '~/platform/client/uploads/use-file-uploads'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/dialog/dialog'
import { type CropArea, cropArea, FIRST_CROP } from '~/ui/files/crop'
import { CropField } from '~/ui/files/crop-field'
import { FileDrop } from '~/ui/files/file-drop'
import { toast } from '~/ui/toast/toast-store'

/** The photo of a résumé, uploaded and saved immediately. Nobody requires one. */
export function PhotoField({ resumeId, photoFileId }: { resumeId: string; photoFileId: string | null }) {
  const trpc = useTRPC()
  const client = useTRPCClient()
  const queryClient = useQueryClient()
  const crop = useRef<CropArea>(null)
  const [chosen, setChosen] = useState<{ file: File; src: string } | null>(null)
  const files = useFileUploads(async (form, signal) => {
    form.set('resumeId', resumeId)
    if (crop.current) form.set('crop', JSON.stringify(crop.current))
    const stored = await client.resume.setPhoto.mutate(form, { signal })
    await queryClient.invalidateQueries(trpc.resume.byId.queryFilter({ id: resumeId }))
    return stored
  })
  const remove = useMutation(trpc.resume.removePhoto.mutationOptions())
  function letGo() {
    if (chosen) URL.revokeObjectURL(chosen.src)
    setChosen(null)
  }
  function send(area: CropArea | null) {
    if (!chosen) return
    crop.current = area
    for (const { id } of files.uploads) files.remove(id)
    files.add([chosen.file])
    letGo()
  }
  const underWay = files.uploads.filter((upload) => upload.stored === null)
  return (
    <div className="flex flex-wrap items-start gap-4">
      {photoFileId && (
        <div className="grid justify-items-start gap-2">
          <img
            src={`/api/files/resume-photo/${photoFileId}`}
            alt="Dein Foto, wie es im Lebenslauf steht"
            width={600}
            height={800}
            className="h-auto w-24 rounded-md"
          />
          <Button variant="outline" size="sm" isPending={remove.isPending} onClick={() => remove.mutate({ resumeId })}>
            Foto entfernen
          </Button>
        </div>
      )}
      <div className="min-w-64 flex-1">
        <FileDrop
          label={photoFileId ? 'Anderes Foto' : 'Foto'}
          isOptional
          accept=".jpg,.jpeg,.png,.webp"
          description="Freiwillig: Kein Unternehmen darf eines verlangen. JPG, PNG oder WebP, höchstens 10&nbsp;MB; du wählst den Ausschnitt, wir entfernen Ort und Kamera. Ist dein Lebenslauf anonym, sieht es niemand."
          onChoose={([file]) => {
            if (file) setChosen({ file, src: URL.createObjectURL(file) })
          }}
          onRefuse={() =>
            toast.show({
              severity: 'warn',
              title: 'Nur JPG, PNG und WebP',
              message: 'Ein HEIC-Foto vom iPhone sicherst du bitte vorher als JPG.',
              life: 5000,
            })
          }
          files={uploadRows({ ...files, uploads: underWay })}
        />
      </div>
      {chosen && <PhotoCropDialog key={chosen.src} src={chosen.src} onClose={letGo} onCrop={send} />}
    </div>
  )
}

type PhotoCropDialogProps = {
  /** Address of the chosen picture. */
  src: string
  onClose: () => void
  /** Null: the browser cannot show it; the server decides whether it can. */
  onCrop: (area: CropArea | null) => void
}

/** Asks for the part of a photo to use. */
function PhotoCropDialog({ src, onClose, onCrop }: PhotoCropDialogProps) {
  const [position, setPosition] = useState(FIRST_CROP)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Foto zuschneiden"
      act={{
        label: 'Übernehmen',
        disabled: size === null,
        onClick: () => size && onCrop(cropArea(size, PHOTO_ASPECT, position)),
      }}
    >
      <CropField
        src={src}
        aspect={PHOTO_ASPECT}
        value={position}
        onChange={setPosition}
        onLoad={setSize}
        onFail={() => onCrop(null)}
      />
    </Dialog>
  )
}
