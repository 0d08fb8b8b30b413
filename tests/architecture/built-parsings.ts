import type { Parsing } from './parsing-calls.ts'

const PATTERNS = ['tests/patterns/built-patterns.test.ts', 'readBuiltPatterns'] as const

/** Patterns built from our own words; all of them are measured. */
export const BUILT: readonly Parsing[] = [
  {
    file: 'src/features/ad-drafts/split/conditions-of-ad.ts',
    calls: { 'new RegExp': 4 },
    budget: 'linear',
    shown: PATTERNS,
  },
  { file: 'src/features/ad-drafts/split/pay-of-ad.ts', calls: { 'new RegExp': 2 }, budget: 'linear', shown: PATTERNS },
  {
    file: 'src/features/ad-drafts/split/section-by-words.ts',
    calls: { 'new RegExp': 1 },
    budget: 'linear',
    shown: PATTERNS,
  },
  { file: 'src/lib/german/symbols.ts', calls: { 'new RegExp': 2 }, budget: 'linear', shown: PATTERNS },
  { file: 'src/lib/german/words.ts', calls: { 'new RegExp': 1 }, budget: 'linear', shown: PATTERNS },
  { file: 'src/lib/work/title.ts', calls: { 'new RegExp': 2 }, budget: 'linear', shown: PATTERNS },
  { file: 'src/features/ad-check/rules/clauses.ts', calls: { 'new RegExp': 20 }, budget: 'linear', shown: PATTERNS },
  { file: 'src/features/ad-check/rules/acts/signs.ts', calls: { 'new RegExp': 1 }, budget: 'linear', shown: PATTERNS },
  { file: 'src/features/ad-check/rules/waives.ts', calls: { 'new RegExp': 3 }, budget: 'linear', shown: PATTERNS },
  { file: 'src/features/ad-check/phrase.ts', calls: { 'new RegExp': 1 }, budget: 'linear', shown: PATTERNS },
  {
    file: 'src/features/job-search/server/words/conditions.ts',
    calls: { 'new RegExp': 3 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/job-search/server/documents/absences.ts',
    calls: { 'new RegExp': 4 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/job-search/server/documents/times-of-day.ts',
    calls: { 'new RegExp': 3 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/job-search/server/words/facts.ts',
    calls: { 'new RegExp': 1 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/job-search/server/words/kinds/offer-kinds.ts',
    calls: { 'new RegExp': 1 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/job-search/server/words/pay-wish.ts',
    calls: { 'new RegExp': 4 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/evidence/doubt.ts',
    calls: { 'new RegExp': 2 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/evidence/read-asked.ts',
    calls: { 'new RegExp': 1 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/server/search/understanding/conditions.ts',
    calls: { 'new RegExp': 1 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/evidence/named-licences.ts',
    calls: { 'new RegExp': 2 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/evidence/requirement-line.ts',
    calls: { 'new RegExp': 3 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/redaction/contact-patterns.ts',
    calls: { 'new RegExp': 8 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/redaction/redact-age.ts',
    calls: { 'new RegExp': 2 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/redaction/redact-patterns.ts',
    calls: { 'new RegExp': 11 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/redaction/said/said-names.ts',
    calls: { 'new RegExp': 1 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/redaction/said/said-ages.ts',
    calls: { 'new RegExp': 1 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/redaction/said/said-numbers.ts',
    calls: { 'new RegExp': 1 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/redaction/redact-town.ts',
    calls: { 'new RegExp': 3 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/resumes/server/import/words.ts',
    calls: { 'new RegExp': 8 },
    budget: 'linear',
    shown: PATTERNS,
  },
  {
    file: 'src/features/applications/schema.ts',
    calls: { 'new RegExp': 1 },
    budget: 'a name, escaped',
    shown: ['src/features/applications/schema.ts', "'\\\\$&'"],
  },
]
