import { APPLICANT, TO_APPLICANTS } from '../rule-words'

export const ACT = { isEnabled: true, fields: TO_APPLICANTS } as const

/** People of trades that ads and rejections name; apart, because a phrase has a longest length. */
export const TRADES_PEOPLE =
  '*pfleger*|*schwester*|*lehrer*|Arzt|*ärzt*|*kellner*|*techniker*|*mechaniker*|*berater*|*betreuer*|*erzieher*|*friseur*|*bäcker*|*maurer*|*maler*|*reiniger*|*elektriker*|*bauer*'

export const PEOPLE_WORDS = `${APPLICANT}|Menschen|Leute|Leuten|Monteur*|Fahrer*|Handwerker*|Helfer*|*kräfte|*kraft|Bedienung*|Personal|Köche*|Verkäufer*|Azubi*`
