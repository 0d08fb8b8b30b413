import { type PointerEvent, useRef, useState } from 'react'
import { Slider } from '../choices/slider'
import { CROP_PLACES, CROP_ZOOMS, type CropPosition, cropArea, draggedCrop } from './crop'

type CropFieldProps = {
  /** Address of the picture. */
  src: string
  /** The frame's width divided by its height. */
  aspect: number
  value: CropPosition
  onChange: (value: CropPosition) => void
  /** Width and height of the picture, pixels, once it is loaded. */
  onLoad: (size: { width: number; height: number }) => void
  /** The browser cannot show the picture. */
  onFail: () => void
}

/** Chooses the part of a picture: drag it in the frame, or use the three sliders, also with the keyboard. */
export function CropField({ src, aspect, value, onChange, onLoad, onFail }: CropFieldProps) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const held = useRef<{ x: number; y: number; from: CropPosition } | null>(null)
  const area = size && cropArea(size, aspect, value)

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (!held.current || !size) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const by = { x: (event.clientX - held.current.x) / width, y: (event.clientY - held.current.y) / height }
    onChange(draggedCrop(size, aspect, held.current.from, by))
  }
  function release() {
    held.current = null
  }

  return (
    <div className="grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center">
      <div
        className="relative mx-auto w-48 cursor-grab touch-none overflow-hidden rounded-md bg-sunken active:cursor-grabbing"
        style={{ aspectRatio: aspect }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY, from: value }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <img
          src={src}
          alt="Vorschau des Ausschnitts"
          draggable={false}
          className="absolute max-w-none select-none"
          style={
            area
              ? {
                  width: `${100 / area.width}%`,
                  height: `${100 / area.height}%`,
                  left: `${(-area.x / area.width) * 100}%`,
                  top: `${(-area.y / area.height) * 100}%`,
                }
              : { opacity: 0 }
          }
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            const loaded = { width: naturalWidth, height: naturalHeight }
            setSize(loaded)
            onLoad(loaded)
          }}
          onError={onFail}
        />
      </div>
      <div className="grid gap-4">
        <Slider
          label="Größe"
          steps={CROP_ZOOMS}
          value={value.zoom}
          format={(zoom) => `${zoom}\u00a0%`}
          onChange={(zoom) => onChange({ ...value, zoom })}
        />
        <Slider
          label="Waagerecht"
          steps={CROP_PLACES}
          value={value.x}
          format={(place) => `${place}\u00a0%`}
          ends={{ start: 'links', end: 'rechts' }}
          pageBy={10}
          onChange={(x) => onChange({ ...value, x })}
        />
        <Slider
          label="Senkrecht"
          steps={CROP_PLACES}
          value={value.y}
          format={(place) => `${place}\u00a0%`}
          ends={{ start: 'oben', end: 'unten' }}
          pageBy={10}
          onChange={(y) => onChange({ ...value, y })}
        />
      </div>
    </div>
  )
}
