import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddressText } from '../text/address-text'
import { ToastItem } from './toast-item'

const shown = (message: Parameters<typeof ToastItem>[0]['toast']['message']) =>
  renderToString(<ToastItem toast={{ id: 1, title: 'Gesendet', message }} onDismiss={() => {}} />)

test('an address in a message breaks at its joints, the number of an invoice nowhere', () => {
  expect(shown(<AddressText address="personal@bramwald.example" />)).toContain('personal<wbr/>@bramwald<wbr/>.example')
  expect(shown('Zahlung zu RE-2026-00017 gebucht')).toContain('<span class="whitespace-nowrap">RE-2026-00017</span>')
})
