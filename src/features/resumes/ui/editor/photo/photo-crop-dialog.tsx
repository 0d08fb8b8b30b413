import { useState } from 'react'
import { PHOTO_ASPECT } from '~/features/resumes/vocabulary'
import { Dialog } from '~/ui/dialog/dialog'
import { type CropArea, cropArea, FIRST_CROP } from '~/ui/files/crop'
import { CropField } from '~/ui/files/crop-field'

type PhotoCropDialogProps = {
  /** Address of the chosen picture. */
  src: string
  onClose: () => void
  /** Null: the browser cannot show it; the server decides whether it can. */
  onCrop: (area: CropArea | null) => void
}

/** Asks for the part of a photo to use. */
export function PhotoCropDialog({ src, onClose, onCrop }: PhotoCropDialogProps) {
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
