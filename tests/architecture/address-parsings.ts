import type { Parsing } from './parsing-calls.ts'

const HTTP = 'src/platform/server/http'
const URL_LENGTH = [`${HTTP}/target.ts`, 'url.length > MAX_URL_LENGTH'] as const
const HEADER_BYTES = [`${HTTP}/serve.ts`, 'maxHeaderSize: MAX_HEADER_BYTES'] as const
const OF_ADDRESSES = 'an address of 8,000 characters at most, in linear time'
const OF_HEADERS = 'headers of 32 kB together, in linear time'

/** Texts in lines and headers of requests, and addresses that people enter. */
export const ADDRESSES: readonly Parsing[] = [
  {
    file: `${HTTP}/target.ts`,
    calls: { 'new URL': 1, 'decodeURIComponent()': 1 },
    budget: OF_ADDRESSES,
    shown: URL_LENGTH,
  },
  {
    file: `${HTTP}/security/origin.ts`,
    calls: { 'new URL': 2 },
    budget: 'a host of 260 characters, and the address',
    shown: [`${HTTP}/security/origin.ts`, 'host.length <= MAX_HOST'],
  },
  {
    file: `${HTTP}/body.ts`,
    calls: { '.arrayBuffer()': 1 },
    budget: 'what is read first has a megabyte',
    shown: [`${HTTP}/body.ts`, 'limitBodyStream(streamOf(request), limitOf(request)'],
  },
  ...[
    ...[
      'src/server/requests/render-page.tsx',
      'src/features/companies/server/media/drawn-picture.ts',
      'src/features/companies/server/media/video-upload.ts',
      'src/features/administration/server/export-response.ts',
    ],
    ...['src/server/requests/file-answers.ts', 'src/routes/api/files/applications.ts'],
    'src/routes/api/files/invoices.ts',
    ...[
      'api/v1/job-postings.index',
      'company/$companyProfileId.hr-ba[.]xml',
      'search/jobs[.]atom',
      'search/jobs[.]json',
      'transparency[.]json',
    ].map((name) => `src/routes/${name}.ts`),
  ].map((file): Parsing => ({ file, calls: { 'new URL': 1 }, budget: OF_ADDRESSES, shown: URL_LENGTH })),
  {
    file: 'src/server/requests/framework-calls.ts',
    calls: { 'new URL': 1, 'decodeURIComponent()': 1 },
    budget: OF_ADDRESSES,
    shown: URL_LENGTH,
  },
  {
    file: 'src/server/auth/auth-handler.ts',
    calls: { 'new URL': 3, '.json()': 2 },
    budget: OF_ADDRESSES,
    shown: URL_LENGTH,
  },
  {
    file: 'src/server/auth/links/auth-links.ts',
    calls: { 'JSON.parse': 1, 'new URL': 4, 'new URLSearchParams': 3 },
    budget: OF_ADDRESSES,
    shown: URL_LENGTH,
  },
  {
    file: 'src/features/job-search/server/search/cursor.ts',
    calls: { 'JSON.parse': 1 },
    budget: OF_ADDRESSES,
    shown: URL_LENGTH,
  },
  { file: 'src/routes/app.tsx', calls: { 'new URLSearchParams': 2 }, budget: OF_ADDRESSES, shown: URL_LENGTH },
  {
    file: 'src/platform/server/answers/request-origin.ts',
    calls: { 'new URL': 2 },
    budget: OF_ADDRESSES,
    shown: URL_LENGTH,
  },
  {
    file: 'src/server/auth/session-cookie.ts',
    calls: { 'decodeURIComponent()': 1 },
    budget: OF_HEADERS,
    shown: HEADER_BYTES,
  },
  {
    file: 'src/lib/return-path.ts',
    calls: { 'new URL': 1 },
    budget: '2,000 characters',
    shown: ['src/lib/return-path.ts', 'untrusted.length > 2000'],
  },
  {
    file: 'src/features/companies/media.ts',
    calls: { 'new URLSearchParams': 1 },
    budget: 'written from a record, not read',
  },
  {
    file: 'src/features/companies/server/verification/own-domain.ts',
    calls: { 'new URL': 1 },
    budget: '200 characters',
    shown: ['src/features/companies/schema.ts', 'website: optionalText(200)'],
  },
  { file: 'src/features/companies/server/verification/proof.ts', calls: { 'new URL': 1 }, budget: 'the same' },
  {
    file: 'src/features/companies/server/commands/save-company-profile.ts',
    calls: { 'new URL': 1 },
    budget: '200 characters',
    shown: ['src/features/companies/schema.ts', 'website: optionalText(200)'],
  },
]

/** Reports of browsers, and addresses that people enter. */
export const REPORTS: readonly Parsing[] = [
  {
    file: 'src/features/administration/server/csp/reports.ts',
    calls: { 'JSON.parse': 1, 'URL.parse': 2, 'new URL': 1 },
    budget: '50 kB, 1,000 values, 6 deep',
    shown: ['src/features/administration/server/csp/reports.ts', 'refusalOfJson(text, BUDGET)'],
  },
  {
    file: 'src/lib/public-url.ts',
    calls: { 'new URL': 1 },
    budget: '500 characters',
    shown: ['src/features/job-postings/schema.ts', '.max(500)'],
  },
  {
    file: 'src/platform/server/own-url.ts',
    calls: { 'URL.parse': 1, 'new URL': 1 },
    budget: '500 characters',
    shown: ['src/features/job-postings/schema.ts', '.max(500)'],
  },
]
