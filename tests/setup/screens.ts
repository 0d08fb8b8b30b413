import fs from 'node:fs'
import path from 'node:path'
import { DEMO_ACCOUNTS } from '../../src/features/accounts/demo-accounts.ts'
import { ownAddress } from './own-address.ts'

export type Screen = {
  /** A demo account's address, or `anonymous`. */
  who: string
  path: string
}

const routesDirectory = path.resolve(import.meta.dirname, '../../src/routes')

/** Screens that a route's address alone does not reach. */
const VARIANTS: Record<string, readonly string[]> = {
  anonymous: [
    '/search/jobs?was=Pflege',
    '/search/jobs?was=xyzxyz',
    '/search/jobs?was=Zerspanungsmechaniker',
    '/search/jobs?was=Pflege&wo=Bielefeld&umkreis=25',
    '/auth/confirm?token=unbekannt',
    '/invitation/unbekannt',
    '/alert/confirm/unbekannt',
    '/alert/unsubscribe/unbekannt',
    '/apply/confirm/unbekannt',
    '/lebenslauf-konto/unbekannt',
    '/lebenslauf-treffer?problem=photo',
    '/company-verification/unbekannt',
    '/contact-request/unbekannt',
    '/report/appeal/unbekannt',
    '/resume-search/unsubscribe/unbekannt',
    '/saved-jobs/unsubscribe/unbekannt',
    '/still-open/unbekannt',
    '/talent-pool/unbekannt',
    '/stelle-ausschreiben/unbekannt',
    '/gibt-es-nicht',
  ],
  'chefin@demo.stellwerk.example': [
    '/app/company/job-postings/close?stellen=$jobPostingId',
    '/stelle-ausschreiben/unbekannt/uebernehmen',
  ],
}

/** Which areas belong to whom; the guards decide what each account sees. */
const AREAS: Record<string, readonly string[]> = {
  anonymous: ['/', '/auth'],
  bewerberin: ['/app/applicant', '/app/account', '/app/notices'],
  anonym: ['/app/applicant'],
  frisch: ['/app/applicant'],
  chefin: ['/app/company', '/app/account', '/app/notices', '/search/resumes', '/resume'],
  kollege: ['/app/company', '/search/resumes'],
  neu: ['/app/company'],
  'ohne-anzeige': ['/app/company'],
  'ohne-lizenz': ['/app/company'],
  admin: ['/super', '/app/account'],
}

/**
 * Every screen of the product that somebody sees: all routes, for every demo account. Addresses with an id are taken
 * from links on earlier pages.
 */
export async function findScreens(baseUrl: string, cookies: Record<string, string>): Promise<Screen[]> {
  const routes = routePatterns()
  const people = ['anonymous', ...DEMO_ACCOUNTS.map(({ email }) => email)]
  const screens: Screen[] = []
  // One after the other: an id seen by one account helps the next, which may have no link to it.
  const ids = new Map<string, string>()
  for (const who of people) screens.push(...(await screensOf(who, routes, baseUrl, cookies[who] ?? '', ids)))
  return screens
}

async function screensOf(
  who: string,
  routes: string[],
  baseUrl: string,
  cookie: string,
  ids: Map<string, string>,
): Promise<Screen[]> {
  const areas = AREAS[who.split('@')[0] ?? ''] ?? []
  const isPublic = (route: string) => !/^\/(?:app|super|auth|search\/resumes|resume)(?:\/|$)/.test(route)
  const isMine = (route: string) =>
    areas.some((area) => (area === '/' ? isPublic(route) : route === area || route.startsWith(`${area}/`)))
  const addresses = [...routes.filter(isMine), ...(VARIANTS[who] ?? [])]
  const waiting = addresses.filter((address) => !address.includes('$'))
  const withId = new Map(addresses.filter((address) => address.includes('$')).map((route) => [route, pattern(route)]))
  const screens: Screen[] = []
  for (let address = next(); address !== undefined; address = next()) {
    const response = await fetch(baseUrl + address, { redirect: 'manual', headers: { cookie, ...ownAddress() } })
    const isPage = response.headers.get('content-type')?.startsWith('text/html') && response.status !== 307
    const html = await response.text()
    if (!isPage || (response.status >= 300 && response.status < 400)) continue
    screens.push({ who, path: address })
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
      const known = [...withId].find(([, regExp]) => regExp.test(link))
      if (!known || routes.includes(link)) continue
      withId.delete(known[0])
      rememberIds(known[0], link, ids)
      waiting.push(link)
    }
  }
  return screens

  /** The queue first, then unlinked routes, with ids seen elsewhere. */
  function next(): string | undefined {
    const found = waiting.shift()
    if (found !== undefined) return found
    for (const route of withId.keys()) {
      withId.delete(route)
      const address = route.replace(/\$(\w+)/g, (param, name) => ids.get(name) ?? param)
      if (!address.includes('$')) return address
    }
    return undefined
  }
}

/** Patterns of all pages, such as `/company/$companyProfileId`, read from the route files. */
export function routePatterns(): string[] {
  const files = fs.readdirSync(routesDirectory, { recursive: true, encoding: 'utf8' })
  const patterns = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const source = fs.readFileSync(path.join(routesDirectory, file), 'utf8')
      return /createFileRoute\('([^']+)'\)/.exec(source)?.[1] ?? []
    })
    .map((id) => id.replace(/\/_[^/]+/g, '').replace(/_(?=\/|$)/g, '') || '/')
    .map((id) => (id.length > 1 ? id.replace(/\/$/, '') : id))
  return [...new Set(patterns)].sort()
}

function rememberIds(route: string, link: string, ids: Map<string, string>): void {
  const names = route.split('/')
  for (const [position, value] of link.split('/').entries()) {
    const name = names[position]
    if (name?.startsWith('$')) ids.set(name.slice(1), value)
  }
}

function pattern(route: string): RegExp {
  const literal = route.replace(/[.*+?^{}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(/\$\w+/g, '[^/]+')}$`)
}
