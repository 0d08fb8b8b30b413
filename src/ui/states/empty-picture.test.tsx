import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmptyPicture } from './empty-picture'

test('the red buffer stop stands only where nothing fits', () => {
  const isRed = (meaning: 'start' | 'clear' | 'end' | 'aside') =>
    renderToStaticMarkup(<EmptyPicture meaning={meaning} />).includes('--color-error')
  expect([isRed('start'), isRed('clear'), isRed('aside'), isRed('end')]).toEqual([false, false, false, true])
})
