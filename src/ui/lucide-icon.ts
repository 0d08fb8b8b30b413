import { type ComponentProps, createElement } from 'react'

/** Shapes that look alike as the `d` of one path, with what makes them look unlike the rest (`fill`), if anything does. */
export type Outline = readonly [d: string, look?: Readonly<Record<string, string>>]

/**
 * Takes the place of lucide-react's own factory in the built product (scripts/house/light-icons.ts). It draws the same,
 * but with one path instead of many shapes, and what all icons have in common is in the style sheet (`.lucide`).
 *
 * @param outlines from the back to the front
 * @param size side of the square they are drawn in
 */
export default function createIcon(outlines: readonly Outline[], size = 24) {
  const paths = outlines.map(([d, look]) => createElement('path', { d, ...look }))
  const viewBox = `0 0 ${size} ${size}`
  return ({ className, ...given }: ComponentProps<'svg'>) => {
    const classes = className ? `lucide ${className}` : 'lucide'
    const look = isNamed(given) ? { viewBox, className: classes } : { viewBox, className: classes, ...HIDDEN }
    return createElement('svg', { ...look, ...given }, ...paths)
  }
}

const HIDDEN = { 'aria-hidden': 'true' }

/** Whether the icon says something of its own to those who do not see it. */
function isNamed(given: Record<string, unknown>): boolean {
  for (const name in given) {
    if (given[name] != null && (name === 'role' || name === 'title' || name.startsWith('aria-'))) return true
  }
  return false
}
