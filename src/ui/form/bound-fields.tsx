import { plainText } from '~/lib/rich-text/rich-text'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import { Checkbox, type CheckboxProps } from '../choices/checkbox'
import { CheckboxGroup, type CheckboxGroupProps } from '../choices/checkbox-group'
import { RadioGroup, type RadioGroupProps } from '../choices/radio-group'
import { Select, type SelectProps } from '../choices/select'
import { DateField, type DateFieldProps } from '../fields/date-field'
import { MomentField, type MomentFieldProps } from '../fields/moment-field'
import { MoneyField, type MoneyFieldProps } from '../fields/money-field'
import { MonthField, type MonthFieldProps } from '../fields/month-field'
import { NumberField, type NumberFieldProps } from '../fields/number-field'
import { PasswordField, type PasswordFieldProps } from '../fields/password-field'
import { RichTextField, type RichTextFieldProps } from '../fields/rich-text-field'
import { TextArea, type TextAreaProps } from '../fields/text-area'
import { TextField, type TextFieldProps } from '../fields/text-field'
import { type BoundProps, useBoundField, useNativeField } from './use-bound-field'

// Each field of the design system, connected to `form.AppField`. `null` in a text counts as empty.

export function BoundTextField(props: Omit<TextFieldProps, BoundProps>) {
  const { value, ...bound } = useNativeField<string | null>()
  return <TextField {...props} {...bound} value={value ?? ''} />
}

export function BoundTextArea(props: Omit<TextAreaProps, BoundProps>) {
  const { value, ...bound } = useNativeField<string | null>()
  return <TextArea {...props} {...bound} value={value ?? ''} />
}

export function BoundPasswordField(props: Omit<PasswordFieldProps, BoundProps>) {
  return <PasswordField {...props} {...useNativeField<string>()} />
}

export function BoundSelect(props: Omit<SelectProps, BoundProps>) {
  const { value, ...bound } = useBoundField<string | null>()
  return <Select {...props} {...bound} value={value ?? ''} />
}

export function BoundNumberField(props: Omit<NumberFieldProps, BoundProps>) {
  const { value, ...bound } = useBoundField<number | null>()
  return <NumberField {...props} {...bound} value={value ?? null} />
}

export function BoundMoneyField(props: Omit<MoneyFieldProps, BoundProps>) {
  const { value, ...bound } = useBoundField<number | null>()
  return <MoneyField {...props} {...bound} value={value ?? null} />
}

export function BoundDateField(props: Omit<DateFieldProps, BoundProps>) {
  const { value, ...bound } = useBoundField<string | null>()
  return <DateField {...props} {...bound} value={value ?? ''} />
}

export function BoundMonthField(props: Omit<MonthFieldProps, BoundProps>) {
  const { value, ...bound } = useBoundField<string | null>()
  return <MonthField {...props} {...bound} value={value ?? ''} />
}

export function BoundCheckbox(props: Omit<CheckboxProps, BoundProps>) {
  return <Checkbox {...props} {...useNativeField<boolean>()} />
}

export function BoundCheckboxGroup(props: Omit<CheckboxGroupProps, BoundProps>) {
  return <CheckboxGroup {...props} {...useBoundField<string[]>()} />
}

export function BoundRadioGroup(props: Omit<RadioGroupProps, BoundProps>) {
  const { value, ...bound } = useNativeField<string | null>()
  return <RadioGroup {...props} {...bound} value={value ?? ''} />
}

export function BoundRichTextField(props: Omit<RichTextFieldProps, BoundProps>) {
  return <RichTextField {...props} {...useBoundField<RichText>((document) => plainText(document) === '')} />
}

export function BoundMomentField(props: Omit<MomentFieldProps, BoundProps>) {
  return <MomentField {...props} {...useBoundField<string>()} />
}
