import { foldGerman } from '~/lib/german/fold'

/** Key for comparing titles and companies and finding them by prefix: folded, without "(m/w/d)". */
export function suggestionKey(text: string): string {
  return foldGerman(text)
    .replace(/\([^)]{0,120}\)/g, ' ')
    .replace(/[^a-z0-9+#.]+/g, ' ')
    .trim()
}
