import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WithoutConsent } from './without-consent'

test('who may not cancel for the company reads who may, without a link to a page that is closed to them', () => {
  const markup = renderToStaticMarkup(<WithoutConsent reader="company-member" />)
  expect(markup).toContain('kann ein Admin Ihres Unternehmens unter „Tarif und Rechnungen“ kündigen')
  expect(markup).not.toContain('<a')
})
