import { foldGerman } from '~/lib/german/fold'

/** Form in which titles and companies are compared and found by their beginning: folded, without "(m/w/d)". */
export function suggestionKey(text: string): string {
  return foldGerman(text)
    .replace(/\([^)]{0,120}\)/g, ' ')
    .replace(/[^a-z0-9+#.]+/g, ' ')
    .trim()
}
