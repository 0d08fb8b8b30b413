import type { Parsing } from './parsing-calls.ts'

/** Written only by us, the operator or our own database. */
export const OWN: readonly Parsing[] = [
  {
    file: 'src/lib/dates/dates.ts',
    calls: { 'Date.parse': 3 },
    budget: 'days and wall clocks in forms that schemas have checked',
  },
  {
    file: 'src/lib/rich-text/rich-text-from-html.ts',
    calls: { 'new Parser': 1 },
    budget: 'files that the operator imports at the command line',
  },
  {
    file: 'src/features/integrations/server/import/description.ts',
    calls: { 'richTextFromHtml()': 2 },
    budget: 'the same',
  },
  { file: 'src/features/integrations/server/import/read-line.ts', calls: { 'JSON.parse': 1 }, budget: 'the same' },
  {
    file: 'src/features/job-postings/server/sharing/share-picture.ts',
    calls: { 'sharp()': 4 },
    budget: 'a picture that our typesetter drew, and a logo and a picture that we encoded',
  },
  {
    file: 'src/features/job-postings/sources.ts',
    calls: { 'new URLSearchParams': 1, 'new URL': 1 },
    budget: 'the address and the referrer of a request, as long as headers may be',
  },
  {
    file: 'src/features/resumes/server/drops/drops.ts',
    calls: { 'JSON.parse': 1 },
    budget: 'what our own import read and we encrypted',
  },
  { file: 'src/lib/dates/weeks.ts', calls: { 'Date.parse': 2 }, budget: 'days of our own' },
  {
    file: 'src/platform/server/audit/anchor.ts',
    calls: { 'JSON.parse': 1 },
    budget: 'an anchor that the operator keeps',
  },
  { file: 'src/platform/server/files/bond.ts', calls: { 'JSON.parse': 1 }, budget: 'the mark of our own file store' },
  {
    file: 'src/platform/server/search/memory/snapshot.ts',
    calls: { 'JSON.parse': 2 },
    budget: 'a file of our own with a checksum',
  },
  {
    file: 'src/platform/server/search/opensearch/address.ts',
    calls: { 'decodeURIComponent()': 2 },
    budget: "the operator's own OPENSEARCH_URL",
  },
  {
    file: 'src/platform/server/search/opensearch/query/kinds.ts',
    calls: { 'JSON.parse': 1 },
    budget: 'at most 10,000 keys of our own index, some hundred bytes each',
  },
  ...['filter-queries', 'people-documents'].map((name) => ({
    file: `src/features/resumes/server/search/${name}.ts`,
    calls: { 'Date.parse': 1 },
    budget: 'days that schemas have checked',
  })),
  {
    file: 'src/features/billing/server/books/datev-text.ts',
    calls: { 'new TextDecoder': 1 },
    budget: 'single bytes, once',
  },
  {
    file: 'src/features/billing/server/documents/pdf-marks.ts',
    calls: { 'new RegExp': 1 },
    budget: 'a PDF that our typesetter made',
  },
  {
    file: 'src/features/administration/audit-details.ts',
    calls: { 'JSON.parse': 1 },
    budget: 'filters as we wrote them, cut',
  },
  {
    file: 'src/features/job-search/server/alerts/emails.ts',
    calls: { 'new URLSearchParams': 1 },
    budget: 'parameters of our own links',
  },
  {
    file: 'src/features/resumes/server/saved-searches/digest-email.ts',
    calls: { 'new URLSearchParams': 2 },
    budget: 'parameters of our own links',
  },
  { file: 'src/server/auth/auth-guard.ts', calls: { 'new URLSearchParams': 1 }, budget: 'parameters of our own links' },
  {
    file: 'src/server/auth/links/confirm-registration.ts',
    calls: { 'new URLSearchParams': 1 },
    budget: 'parameters of our own links',
  },
  {
    file: 'src/server/auth/links/taken-address.ts',
    calls: { 'new URLSearchParams': 1 },
    budget: 'parameters of our own links',
  },
  {
    file: 'src/server/auth/current-signatures.ts',
    calls: { 'new URL': 1 },
    budget: 'an address of 8,000 characters at most, in linear time',
  },
  { file: 'src/server/auth/auth.ts', calls: { 'new URL': 2 }, budget: 'the operator’s configuration' },
  { file: 'src/platform/server/backup/manifest.ts', calls: { 'JSON.parse': 1 }, budget: 'the operator’s own backup' },
  {
    file: 'src/platform/server/files/sealed/sealed-store.ts',
    calls: { '.arrayBuffer()': 1 },
    budget: 'the first bytes of a stored file',
  },
  {
    file: 'src/server/commands/backup-keys.ts',
    calls: { 'JSON.parse': 1 },
    budget: 'the operator’s own copy, line by line',
  },
  { file: 'src/platform/server/backup/parts.ts', calls: { 'createGunzip()': 1 }, budget: 'the operator’s own backup' },
  { file: 'src/platform/server/config.ts', calls: { 'new URL': 2 }, budget: 'the operator’s configuration' },
  { file: 'src/platform/server/config-values.ts', calls: { 'new URL': 4 }, budget: 'the operator’s configuration' },
  {
    file: 'src/platform/server/process/browser-ports.ts',
    calls: { 'new URL': 1 },
    budget: 'the operator’s configuration',
  },
  {
    file: 'src/platform/server/files/virus-scan.ts',
    calls: { 'new URL': 1, 'decodeURIComponent()': 1 },
    budget: 'the operator’s configuration',
  },
  {
    file: 'src/platform/server/files/blobs/s3.ts',
    calls: { 'new URL': 2, 'new XMLParser': 1, 'decodeURIComponent()': 2 },
    budget: 'the operator’s configuration',
  },
  { file: 'src/server/requests/trpc-handler.ts', calls: { '.text()': 1 }, budget: 'our own answer' },
  { file: 'src/server/requests/unhandled.ts', calls: { '.text()': 1 }, budget: 'our own answer' },
  { file: 'src/server/start/warm-up.ts', calls: { '.text()': 1, 'new URL': 1 }, budget: 'our own answer' },
  { file: 'src/platform/server/http/answers/app-answer.ts', calls: { '.arrayBuffer()': 1 }, budget: 'our own answer' },
  {
    file: 'src/platform/server/http/answers/kept-picture.ts',
    calls: { '.arrayBuffer()': 1 },
    budget: 'our own picture',
  },
  { file: 'src/platform/server/http/answers/refusal-page.ts', calls: { '.text()': 1 }, budget: 'our own answer' },
  { file: 'src/platform/server/http/visitor-page.ts', calls: { '.text()': 1 }, budget: 'our own answer' },
  { file: 'src/platform/server/bus/hear.ts', calls: { 'JSON.parse': 1 }, budget: 'notices between our processes' },
  { file: 'src/platform/server/mail/brand-mark.ts', calls: { 'sharp()': 1 }, budget: 'our own picture' },
  {
    file: 'src/platform/server/typst/worker.ts',
    calls: { 'JSON.parse': 1 },
    budget: 'what we have written in the other thread',
  },
  { file: 'src/platform/server/typst/fonts/noto.ts', calls: { 'JSON.parse': 1 }, budget: 'files of a package' },
  {
    file: 'src/platform/server/database/embedded/binaries.ts',
    calls: { 'JSON.parse': 1 },
    budget: 'files of a package',
  },
  {
    file: 'src/routes/-muster/rules-form.tsx',
    calls: { 'JSON.parse': 1 },
    budget: 'the page of samples, in the browser of whoever types',
  },
  { file: 'src/router.tsx', calls: { '.json()': 1 }, budget: 'answers of our own server, in the browser' },
  {
    file: 'src/features/billing/server/debits/runs/check-apart.ts',
    calls: { 'runTask()': 1 },
    budget: 'a file that we have written',
  },
]
