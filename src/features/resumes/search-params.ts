import { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import { choiceParam, flagParam, numberParam, searchParams, textParam } from '~/lib/search-params'
import { EMPLOYMENT_TYPES, OCCUPATION_FIELDS } from '~/lib/work/vocabulary'
import { FILTER_LANGUAGES, LANGUAGE_LEVELS } from './vocabulary'

/** Parameters of `/search/resumes`, named like those of the job search. */
export const readResumeSearch = searchParams({
  was: textParam(120),
  wo: textParam(80),
  umkreis: numberParam(0, 200),
  berufsfeld: choiceParam(OCCUPATION_FIELDS),
  arbeitszeit: choiceParam(EMPLOYMENT_TYPES),
  fuehrerschein: choiceParam(DRIVING_LICENCES),
  sofort: flagParam,
  /** Available within this many weeks. */
  verfuegbar: numberParam(1, 52),
  sprache: choiceParam(FILTER_LANGUAGES),
  sprachniveau: choiceParam(LANGUAGE_LEVELS),
  erfahrung: numberParam(1, 20),
  /** "nein": the words are searched as they are, without reading places or conditions from them. */
  deuten: choiceParam(['nein']),
  page: numberParam(1, 50),
})
export type ResumeSearch = ReturnType<typeof readResumeSearch>

/** Parameters of a résumé's page: the words with which it was found. */
export const readResumeView = searchParams({ suche: textParam(120) })
