import { createFieldMap } from '@tanstack/react-form'
import { BoundTextField } from '~/ui/form/bound-fields'
import { withFieldGroup } from '~/ui/form/form'

const NO_ADDRESS = { street: '', houseNumber: '', postalCode: '', city: '' }

/** Maximum length of each part, as in the schema of the form. */
type Lengths = Record<keyof typeof NO_ADDRESS, number>
export const IN_GERMANY: Lengths = { street: 80, houseNumber: 12, postalCode: 5, city: 80 }

/** The fields of `AddressFields` in a form that has them at its top level. */
export const ADDRESS = createFieldMap(NO_ADDRESS)

/** Street, number, postal code and town of a company. Without street autofill: browsers would fill in the person's. */
export const AddressFields = withFieldGroup({
  defaultValues: NO_ADDRESS,
  props: { lengths: IN_GERMANY },
  render: function AddressParts({ group, lengths }) {
    return (
      <>
        <div className="field-pair">
          <group.AppField name="street">
            {() => <BoundTextField label="Straße" autoComplete="off" maxLength={lengths.street} isRequired />}
          </group.AppField>
          <group.AppField name="houseNumber">
            {() => (
              <BoundTextField
                label="Nr."
                className="field-narrow"
                autoComplete="off"
                maxLength={lengths.houseNumber}
                isRequired
              />
            )}
          </group.AppField>
        </div>
        <div className="field-pair">
          <group.AppField name="postalCode">
            {() => (
              <BoundTextField
                label="PLZ"
                className="field-narrow"
                autoComplete="postal-code"
                inputMode={lengths.postalCode === IN_GERMANY.postalCode ? 'numeric' : undefined}
                maxLength={lengths.postalCode}
                isRequired
              />
            )}
          </group.AppField>
          <group.AppField name="city">
            {() => <BoundTextField label="Ort" autoComplete="address-level2" maxLength={lengths.city} isRequired />}
          </group.AppField>
        </div>
      </>
    )
  },
})
