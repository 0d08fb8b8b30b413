import { expect, test } from 'vitest'
import { readSources } from './sources.ts'
import { textsOf } from './texts.ts'

/** Read by applicants: "du". */
const APPLICANTS =
  /^src\/(?:routes\/(?:app\/applicant|apply|contact-request|talent-pool|_public\/(?:-home|alert|saved-jobs|search|lebenslauf))|features\/(?:applicants|job-search)\/|features\/applications\/(?:apply|ui\/(?:apply|own|overview)|server\/(?:guests|measure-emails|saved-job))|features\/job-postings\/ui\/page\/|features\/resumes\/(?:drop-problems|server\/drops|ui\/(?:drop|editor|import|own-|resume-card))|features\/privacy\/ui\/(?:consent|requests\/request-form|retention|stored))/
/** Read by companies and admins: "Sie". */
const COMPANIES =
  /^src\/(?:routes\/(?:app\/company|super|stelle-ausschreiben|invitation|company-verification|search\/resumes|_public\/(?:-employers|pricing|still-open|resume-search))|features\/(?:administration\/(?!server\/emails)|billing\/|companies\/(?!ui\/page)|ad-drafts\/(?!split)|ad-check\/(?!rules|phrase))|features\/applications\/(?:offers|ui\/(?:board|detail|figures|list|steps|templates))|features\/job-postings\/(?:errors|schema|server\/emails|ui\/(?:drafts|editor|manage|publishing))|features\/moderation\/ui\/(?:appeal-card|bulk|decision|message-decision)|features\/privacy\/(?:agreement|incident|legal-hold|ui\/(?:agreements|incidents|legal-holds))|features\/resumes\/ui\/(?:search|contact\/(?:contact-box|reason))|platform\/(?:settings|server\/process)|server\/commands)/
/** Read by everybody: neither ("Bitte noch einmal versuchen"). */
const EVERYBODY = /^src\/(?:ui|platform\/(?:client|server\/(?:plain-pages|gate|files|answers|search)))\//

const DU = /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[nmrs]?)?)(?![\p{L}-])/u
/** At the beginning of a sentence "Sie" may also be they. */
const SIE = /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})|(?<!\p{L})\p{L}+n Sie(?!\p{L})/u

test('applicants are "du", companies and admins "Sie", and nobody is both', () => {
  const found = readSources('src/routes', 'src/features', 'src/ui', 'src/platform', 'src/server/commands')
    .filter(({ file }) => !file.includes('.test.'))
    .flatMap(({ file, text }) => {
      const isNeither = EVERYBODY.test(file)
      const wrong = [
        ...(isNeither || APPLICANTS.test(file) ? [SIE] : []),
        ...(isNeither || COMPANIES.test(file) ? [DU] : []),
      ]
      if (wrong.length === 0) return []
      return textsOf(file, text)
        .map(([start, end]) => text.slice(start, end).replace(/\s+/g, ' '))
        .filter((said) => said.includes(' ') && wrong.some((form) => form.test(said)))
        .map((said) => `${file}: ${said}`)
    })
  expect(found).toEqual([])
})
