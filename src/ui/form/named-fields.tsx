import { useField } from '@tanstack/react-form'
import { type ReactNode, useContext } from 'react'
import * as fields from './bound-fields'
import { fieldContext, formContext } from './form-context'

/** Each field of the design system with the name of its value: `<form.TextField name="email" label="…" />`. */
export const namedFields = {
  TextField: named(fields.BoundTextField),
  TextArea: named(fields.BoundTextArea),
  PasswordField: named(fields.BoundPasswordField),
  Select: named(fields.BoundSelect),
  NumberField: named(fields.BoundNumberField),
  MoneyField: named(fields.BoundMoneyField),
  DateField: named(fields.BoundDateField),
  MonthField: named(fields.BoundMonthField),
  MomentField: named(fields.BoundMomentField),
  Checkbox: named(fields.BoundCheckbox),
  CheckboxGroup: named(fields.BoundCheckboxGroup),
  RadioGroup: named(fields.BoundRadioGroup),
  RichTextField: named(fields.BoundRichTextField),
}

/** The same for a form whose values have these names. */
export type NamedFields<Name extends string> = {
  [Kind in keyof typeof namedFields]: (
    props: Omit<Parameters<(typeof namedFields)[Kind]>[0], 'name'> & { name: Name },
  ) => ReactNode
}

function named<Props extends object>(Field: (props: Props) => ReactNode) {
  return function NamedField(props: Props & { name: string }) {
    const form = useContext(formContext)
    const field = useField({ form, name: props.name })
    return (
      <fieldContext.Provider value={field}>
        <Field {...props} name={undefined} />
      </fieldContext.Provider>
    )
  }
}
