import { beforeEach, expect, test } from 'vitest'
import { currentToasts, toast } from './toast-store'

beforeEach(() => {
  for (const { id } of currentToasts()) toast.dismiss(id)
})
const titles = () => currentToasts().map(({ title, message }) => [title, message].filter(Boolean).join(': '))

test('what worked now takes the place of what worked before', () => {
  toast.success('Gemerkt')
  toast.success('Nicht mehr gemerkt')
  toast.success('Gemerkt')
  expect(titles()).toEqual(['Gemerkt'])
  toast.success('Gespeichert', '3 Einträge.')
  toast.success('Gespeichert', '4 Einträge.')
  expect(titles()).toEqual(['Gespeichert: 4 Einträge.'])
})

test('what there is to read or to do stays beside it', () => {
  toast.success('Angebot angenommen', 'Der Arbeitsvertrag kommt als Nächstes.')
  toast.show({ severity: 'success', title: 'Gelöscht', life: 5000, action: { label: 'Rückgängig', onAction() {} } })
  toast.show({ severity: 'success', title: 'Veröffentlicht' })
  toast.success('Gemerkt')
  expect(titles()).toEqual([
    'Angebot angenommen: Der Arbeitsvertrag kommt als Nächstes.',
    'Gelöscht',
    'Veröffentlicht',
    'Gemerkt',
  ])
})

test('an error makes room only for itself', () => {
  for (const message of ['Kein Netz.', 'Zu groß.', 'Kein Netz.']) {
    toast.show({ severity: 'error', title: 'Fehler', message, life: 5000 })
  }
  expect(titles()).toEqual(['Fehler: Zu groß.', 'Fehler: Kein Netz.'])
})
