import { APPLICANT, TO_APPLICANTS } from '../rule-words'

export const ACT = { isEnabled: true, fields: TO_APPLICANTS } as const

export const PEOPLE_WORDS = `${APPLICANT}|Menschen|Leute|Leuten|Monteur*|Fahrer*|Handwerker*|Helfer*|*kräfte|*kraft|Bedienung*|Personal|Köche*|Verkäufer*|Azubi*`
