import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isPatient } from './door'

const calls = (many: number) => `/api/trpc/${Array(many).fill('plan.list').join(',')}`

test.for([
  ['/search/jobs', {}, false],
  ['/api/trpc/plan.list', {}, false],
  [calls(12), {}, false],
  [calls(13), {}, true],
  [calls(13).replaceAll(',', '%2C'), {}, true],
  ['/api/v1/job-postings', {}, true],
  ['/sitemap.xml', {}, true],
  ['/sitemaps/jobs-1.xml', {}, true],
  ['/job-posting/x', { 'sec-purpose': 'prefetch;prerender' }, true],
  ['/job-posting/x', { purpose: 'prefetch' }, true],
] as const)('whether nobody looks at a screen for %s with %j: %s', ([path, headers, expected]) => {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  expect(isPatient({ path, request })).toBe(expected)
})
