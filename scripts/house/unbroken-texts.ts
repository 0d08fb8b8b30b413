import type { Plugin } from 'vite'
import { unbroken } from '../../src/lib/unbroken.ts'

/** What people read on the screen; what the server stores, sends or compares stays as it is written. */
const SCREENS = /\/src\/(?:ui|routes|features\/[\w-]+\/ui)\/.*\.tsx?(?:\?|$)/

/** Puts the spaces at which no line may end into the texts of all screens, so that nobody has to think of them. */
export function unbrokenTexts(): Plugin {
  return {
    name: 'stellwerk:unbroken-texts',
    enforce: 'pre',
    transform: {
      filter: { id: SCREENS },
      // As long as before, so that what leads back to the source still holds.
      handler: (code) => ({ code: unbroken(code), map: null }),
    },
  }
}
