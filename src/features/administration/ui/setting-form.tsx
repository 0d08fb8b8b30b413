import { z } from '~/lib/zod'
import type { SettingControl } from '~/platform/settings/labels'
import { Switch } from '~/ui/choices/switch'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { DatedSettingForm } from './dated-setting-form'

type SettingFormProps = {
  label: string
  description: string
  control: SettingControl
  value: unknown
  onSave: (value: unknown) => Promise<unknown>
}

/** One platform setting; each is saved separately, so that the log says what was changed. */
export function SettingForm({ label, description, control, value, onSave }: SettingFormProps) {
  const texts = { label, description }
  if (control.kind === 'switch') {
    return <Switch {...texts} value={value === true} onChange={(isOn) => void onSave(isOn).catch(() => {})} />
  }
  if (control.kind === 'dated') return <DatedSettingForm {...texts} control={control} value={value} onSave={onSave} />
  if (control.kind === 'choice')
    return <ChoiceForm {...texts} options={control.options} value={value} onSave={onSave} />
  return <NumberForm {...texts} unit={control.unit} value={value} onSave={onSave} />
}

type OneValueProps = Pick<SettingFormProps, 'label' | 'description' | 'value' | 'onSave'>

function ChoiceForm(props: OneValueProps & { options: readonly { value: string; label: string }[] }) {
  const form = useAppForm({
    schema: z.object({ value: z.string().min(1) }),
    defaultValues: { value: String(props.value) },
    onSubmit: ({ value }) => props.onSave(value),
  })
  return (
    <Form form={form} name={props.label}>
      <form.Select name="value" label={props.label} description={props.description} options={props.options} />
      <SaveButton label={props.label} />
    </Form>
  )
}

function NumberForm(props: OneValueProps & { unit: string }) {
  const form = useAppForm({
    schema: z.object({ value: z.number() }),
    defaultValues: { value: Number(props.value) },
    onSubmit: ({ value }) => props.onSave(value),
  })
  return (
    <Form form={form} name={props.label}>
      <form.NumberField name="value" label={props.label} description={props.description} unit={props.unit} isRequired />
      <SaveButton label={props.label} />
    </Form>
  )
}

function SaveButton({ label }: { label: string }) {
  return (
    <SubmitButton variant="outline" className="justify-self-start" aria-label={`${label} speichern`}>
      Speichern
    </SubmitButton>
  )
}
