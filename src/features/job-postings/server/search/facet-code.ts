import {
  CONTRACTS,
  EMPLOYER_TYPES,
  EMPLOYMENT_TYPES,
  type EmploymentType,
  OCCUPATION_FIELDS,
  type OccupationField,
  WORKPLACES,
} from '../../vocabulary'

type Source = {
  occupationField: OccupationField | null
  employmentTypes: readonly EmploymentType[]
  contract: (typeof CONTRACTS)[number]
  workplace: (typeof WORKPLACES)[number]
  employerType: (typeof EMPLOYER_TYPES)[number]
}

/** The filters of a posting in one number: bits 0–8 employment types, 9 contract, 10–11 workplace, 12–13 employer type, 14–18 field + 1. */
export function facetCode(source: Source): number {
  const types = source.employmentTypes.reduce((mask, type) => mask | (1 << EMPLOYMENT_TYPES.indexOf(type)), 0)
  const field = source.occupationField === null ? 0 : OCCUPATION_FIELDS.indexOf(source.occupationField) + 1
  return (
    types |
    (CONTRACTS.indexOf(source.contract) << 9) |
    (WORKPLACES.indexOf(source.workplace) << 10) |
    (EMPLOYER_TYPES.indexOf(source.employerType) << 12) |
    (field << 14)
  )
}

export const typesOf = (code: number) => code & 0x1ff
export const contractOf = (code: number) => (code >> 9) & 1
export const workplaceOf = (code: number) => (code >> 10) & 3
export const employerTypeOf = (code: number) => (code >> 12) & 3
/** 0 for none, else the index of the field + 1. */
export const fieldOf = (code: number) => code >> 14

const TRAINING: readonly EmploymentType[] = ['Ausbildung', 'Duales Studium', 'Praktikum', 'Werkstudent']

/** The same as lexemes, so that the index itself can filter. */
export function filterLexemes(source: Source): string[] {
  const { occupationField, employmentTypes } = source
  return [
    ...(occupationField === null ? [] : [`F${OCCUPATION_FIELDS.indexOf(occupationField)}`]),
    ...employmentTypes.map((type) => `E${EMPLOYMENT_TYPES.indexOf(type)}`),
    `K${CONTRACTS.indexOf(source.contract)}`,
    `W${WORKPLACES.indexOf(source.workplace)}`,
    `Y${EMPLOYER_TYPES.indexOf(source.employerType)}`,
    ...(employmentTypes.length > 0 && employmentTypes.every((type) => TRAINING.includes(type)) ? ['X1'] : []),
  ]
}
