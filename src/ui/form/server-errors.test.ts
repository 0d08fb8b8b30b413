import { FieldApi, FormApi } from '@tanstack/react-form'
import { expect, test } from 'vitest'
import { clearServerErrors, placeServerErrors } from './server-errors'

type Values = { places: { name: string }[] }

/** A form with a list of two entries whose fields are on the page, and a record of what was sent. */
function openForm() {
  const sent: Values[] = []
  const defaultValues: Values = { places: [{ name: 'Bielefeld' }, { name: 'Nirgendwo' }] }
  const form = new FormApi({
    defaultValues,
    // Without it the form's type does not match functions that take any form.
    onSubmitMeta: {},
    canSubmitWhenInvalid: true,
    onSubmit: ({ value }) => {
      sent.push(value)
    },
  })
  form.mount()
  const list = new FieldApi({ form, name: 'places' })
  const first = new FieldApi({ form, name: 'places[0].name' })
  const second = new FieldApi({ form, name: 'places[1].name' })
  const unmounts = [list, first, second].map((field) => field.mount())
  return { form, sent, leaveSecond: () => unmounts[2]?.() }
}

function refusal(fieldErrors: Record<string, string[]>) {
  return Object.assign(new Error('Die Eingabe ist ungültig.'), { data: { fieldErrors } })
}

test('what the server says lands at the fields of list entries, the rest comes back', () => {
  const { form } = openForm()
  const unplaced = placeServerErrors(
    form,
    refusal({ 'places.1.name': ['Diesen Ort gibt es nicht.'], budget: ['Zu viel.'] }),
  )
  expect(unplaced).toEqual(['Zu viel.'])
  expect(form.getFieldMeta('places[1].name')?.errorMap.onServer).toMatchObject({ message: 'Diesen Ort gibt es nicht.' })
})

test('an error that is none of a server is left to the caller', () => {
  expect(placeServerErrors(openForm().form, new TypeError('x is undefined'))).toBeNull()
})

test('a form can be sent after the entry that the server complained about was removed', async () => {
  const { form, sent, leaveSecond } = openForm()
  placeServerErrors(form, refusal({ 'places.1.name': ['Diesen Ort gibt es nicht.'] }))
  form.removeFieldValue('places', 1)
  leaveSecond()
  clearServerErrors(form)
  await form.handleSubmit()
  expect(sent).toEqual([{ places: [{ name: 'Bielefeld' }] }])
})

test('clearing invents no field that is not on the page', () => {
  const { form, leaveSecond } = openForm()
  placeServerErrors(form, refusal({ 'places.1.name': ['Diesen Ort gibt es nicht.'] }))
  form.removeFieldValue('places', 1)
  leaveSecond()
  const known = Object.keys(form.baseStore.state.fieldMetaBase)
  clearServerErrors(form)
  expect(Object.keys(form.baseStore.state.fieldMetaBase)).toEqual(known)
})
