/** The visible part of a picture: zoom in per cent, and the position of the frame in the remaining space, per cent. */
export type CropPosition = { zoom: number; x: number; y: number }
/** A part of a picture in fractions of its width and height. */
export type CropArea = { x: number; y: number; width: number; height: number }
type Size = { width: number; height: number }

export const CROP_ZOOMS: readonly number[] = Array.from({ length: 41 }, (_, step) => 100 + step * 5)
export const CROP_PLACES: readonly number[] = Array.from({ length: 101 }, (_, step) => step)

/** A little above the middle, where faces are. */
export const FIRST_CROP: CropPosition = { zoom: 100, x: 50, y: 35 }

/** The part of a picture that a frame of this aspect ratio shows; at 100 % the largest possible. */
export function cropArea({ width, height }: Size, aspect: number, { zoom, x, y }: CropPosition): CropArea {
  const isWide = width / height > aspect
  const [wide, high] = isWide ? [(aspect * height) / width, 1] : [1, width / aspect / height]
  const shown = { width: (wide * 100) / zoom, height: (high * 100) / zoom }
  return { x: ((1 - shown.width) * x) / 100, y: ((1 - shown.height) * y) / 100, ...shown }
}

/** The position after the picture was dragged by these fractions of the frame. */
export function draggedCrop(
  picture: Size,
  aspect: number,
  position: CropPosition,
  by: { x: number; y: number },
): CropPosition {
  const area = cropArea(picture, aspect, position)
  const move = (place: number, fraction: number, shown: number) => {
    const room = 1 - shown
    // Dragging the picture to the right moves the frame to the left in it.
    return room <= 0.001 ? place : Math.round(Math.min(100, Math.max(0, place - (fraction * shown * 100) / room)))
  }
  return { ...position, x: move(position.x, by.x, area.width), y: move(position.y, by.y, area.height) }
}
