import { z } from '~/lib/zod'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Section } from './section'

// No rule has its own message: the shown ones come from the error map (specification, section 5).
const rules = z.object({
  smallNumber: z.number().min(5),
  empty: z.string().min(1),
  bigNumber: z.number().max(10),
  longText: z.string().max(10),
  email: z.email(),
  datetime: z.iso.datetime(),
  otherString: z.string().regex(/^\d{5}$/),
  notNumber: z.number(),
  notBoolean: z.boolean(),
  unknownKeys: z.preprocess(parseJson, z.strictObject({})),
  color: z.enum(['red', 'green']),
  custom: z.string().refine((text) => text === text.split('').reverse().join('')),
  other: z.number().multipleOf(5),
})

const start = {
  smallNumber: 4,
  empty: '',
  bigNumber: 11,
  longText: 'Elf Zeichen',
  email: 'keine-adresse',
  datetime: 'gestern',
  otherString: 'abc',
  notNumber: 'zwölf',
  notBoolean: 'ja',
  unknownKeys: '{"farbe": "rot", "form": "rund"}',
  color: 'purple',
  custom: 'kein Palindrom',
  other: 7,
}

const colors = [
  { value: 'red', label: 'Rot' },
  { value: 'green', label: 'Grün' },
  { value: 'purple', label: 'Lila' },
]

/** Each field breaks exactly the rule named in its label. */
export function RulesForm() {
  const form = useAppForm({ schema: rules, defaultValues: start, onSubmit: () => undefined })
  return (
    <Section title="Prüfregeln">
      <Form form={form} className="max-w-2xl">
        <form.NumberField name="smallNumber" label="Too small, number" />
        <form.TextField name="empty" label="Too small, other (empty)" />
        <form.NumberField name="bigNumber" label="Too big, number" />
        <form.TextField name="longText" label="Too big, text" />
        <form.TextField name="email" label="Invalid email" />
        <form.TextField name="datetime" label="Invalid datetime" />
        <form.TextField name="otherString" label="Other invalid string" />
        <form.TextField name="notNumber" label="Invalid type, expected number" />
        <form.TextField name="notBoolean" label="Invalid type, other" />
        <form.TextField name="unknownKeys" label="Unrecognized keys" />
        <form.Select name="color" label="Invalid enum value" options={colors} />
        <form.TextField name="custom" label="Custom" />
        <form.NumberField name="other" label="Any other issue" />
        <SubmitButton className="justify-self-start">Prüfen</SubmitButton>
      </Form>
    </Section>
  )
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
