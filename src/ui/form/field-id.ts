/** The id of the control for a field, e.g. `r1-address-city`; the error summary links there. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(/[.[\]]+/g, '-')}`
}
