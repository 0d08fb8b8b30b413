import { describe, expect, it } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { codeOf, withoutComments } from './architecture/code.ts'
import { featureOf, featureOrder, floorOf, isForBrowser, roomOf } from './architecture/floors.ts'
import { type Import, reachableFrom, readSources, type Source } from './architecture/sources.ts'

const product = readSources('src')
const handwritten = product.filter(({ file }) => !/\.d\.ts$/.test(file))
const everything = [...product, ...readSources('scripts', 'tests', 'bench')]

const users = usersOf([...handwritten, ...readSources('tests', 'bench', 'scripts')])

describe('architecture', () => {
  it('reads the sources at all', () => {
    expect(product.length).toBeGreaterThan(50)
    expect(product.flatMap((source) => source.imports).length).toBeGreaterThan(100)
  })

  it('gives every folder in src/ a floor', () => {
    expect(product.map(({ file }) => file).filter((file) => floorOf(file) === undefined)).toEqual([])
  })

  it('imports only downwards', () => {
    // A test may call what it tests from any floor.
    const isUpwards = (source: Source, { target }: Import) => (floorOf(target) ?? 0) > (floorOf(source.file) ?? 0)
    expect(
      forbidden((source, imported) => isUpwards(source, imported) && !isRouterType(imported) && !isTest(source)),
    ).toEqual([])
  })

  it('keeps platform and ui apart', () => {
    expect(
      forbidden((source, { target }) => {
        const rooms = [roomOf(source.file), roomOf(target)].sort().join()
        return rooms === 'platform,ui'
      }),
    ).toEqual([])
  })

  it('knows the place of every feature', () => {
    const features = new Set(product.flatMap(({ file }) => featureOf(file) ?? []))
    expect([...features].filter((name) => !featureOrder.includes(name))).toEqual([])
  })

  it('imports only features further left', () => {
    expect(
      forbidden((source, { target }) => {
        const [own, other] = [featureOf(source.file), featureOf(target)]
        return own !== undefined && other !== undefined && featureOrder.indexOf(other) > featureOrder.indexOf(own)
      }),
    ).toEqual([])
  })

  it('keeps server/ out of what the browser loads', () => {
    expect(
      forbidden(
        (source, imported) =>
          isForBrowser(source.file) &&
          !isTest(source) &&
          imported.target.includes('/server/') &&
          !isRouterType(imported),
      ),
    ).toEqual([])
  })

  it('has scripts import only what Node runs without a build', () => {
    const native = product.filter(({ file }) => /^src\/(?:lib|platform\/server)\//.test(file) && !isTest({ file }))
    const wrong = native.flatMap(({ file, imports }) =>
      imports
        .filter(
          ({ specifier }) => specifier.startsWith('~/') || (specifier.startsWith('.') && !/\.tsx?$/.test(specifier)),
        )
        .map(({ specifier }) => `${file} → ${specifier}`),
    )
    expect(wrong).toEqual([])
  })

  it('has threads load only what Node runs without a build', () => {
    const threads = Object.values(packageFile.imports).map((file) => file.replace('./', ''))
    expect(threads.length).toBeGreaterThan(3)
    const wrong = reachableFrom(threads, product).flatMap(({ file, imports }) =>
      imports
        .filter(({ isType, specifier }) => !isType && /^(?:~\/|\.(?!.*\.tsx?$))/.test(specifier))
        .map(({ specifier }) => `${file} → ${specifier}`),
    )
    expect(wrong).toEqual([])
  })

  it('has no file over 300 lines, no test over 400', () => {
    const long = everything.filter((source) => source.lines > (isTest(source) ? 400 : 300))
    expect(long.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([])
  })

  it('asserts no type but const', () => {
    // `satisfies`, a guard or zod express it in a way the compiler can check.
    const casts = everything.flatMap(({ file, text }) =>
      [...codeOf(text).matchAll(/[\w)\]}>]\sas\s(?!const\b)[\w{(].*/g)].map(([found]) => `${file}: ${found}`),
    )
    expect(casts).toEqual([])
  })

  it('names files in kebab-case', () => {
    expect(everything.map(({ file }) => file).filter((file) => !isWellNamed(file))).toEqual([])
  })

  it('has one door to the procedures, which tells of failed mutations', () => {
    const makers = product.filter(
      ({ file, text }) =>
        !isTest({ file }) &&
        /createTRPC\w*Client\w*[<(]|browserLinks\(|fetch\(['"`]\/api\/trpc/.test(withoutComments(text)),
    )
    expect(makers.map(({ file }) => file).sort()).toEqual(['src/platform/client/calls/trpc-links.ts', 'src/router.tsx'])
    const routerText = product.find(({ file }) => file === 'src/router.tsx')?.text ?? ''
    expect(routerText).toContain('browserLinks(showCallFailure)')
  })

  it('has no circle of two files', () => {
    const circles = handwritten.flatMap(({ file }) =>
      [...(users.get(file) ?? [])]
        .filter((user) => user > file && users.get(user)?.has(file))
        .map((user) => `${file} ↔ ${user}`),
    )
    expect(circles).toEqual([])
  })

  it('has no file under 20 lines that a single file of its room uses', () => {
    const small = handwritten.filter((source) => source.lines < 20 && !isTest(source) && !hasPlaceOfItsOwn(source))
    const alone = small.flatMap(({ file }) => {
      const [user, ...others] = [...(users.get(file) ?? [])].filter((each) => !isTest({ file: each }))
      return user !== undefined && others.length === 0 && isNeighbour(file, user) ? [`${file} → ${user}`] : []
    })
    expect(alone).toEqual([])
  })

  it('has no barrel and no drawer', () => {
    const barrels = everything.filter(({ file, text }) => /(?:^|\n)export \* from/.test(text) || isIndex(file))
    expect(barrels.map(({ file }) => file)).toEqual([])
    const drawers = everything.filter(({ file }) => /(?:^|[/-])(?:utils?|helpers?|misc|common)(?:[/.-]|$)/.test(file))
    expect(drawers.map(({ file }) => file)).toEqual([])
  })
})

/** Which files import a file, by its path. */
function usersOf(sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Set(sources.map(({ file }) => file))
  const found = new Map<string, Set<string>>()
  for (const { file, imports } of sources) {
    for (const { target } of imports) {
      const used = [target, `${target}.ts`, `${target}.tsx`].find((path) => files.has(path))
      if (used !== undefined && used !== file) found.set(used, (found.get(used) ?? new Set()).add(file))
    }
  }
  return found
}

/** `a → b` for each import between two files of the product that a rule forbids. */
function forbidden(isForbidden: (source: Source, imported: Import) => boolean) {
  return product.flatMap((source) =>
    source.imports
      .filter(({ target }) => target.startsWith('src/') && !/\.css\b/.test(target))
      .filter((imported) => isForbidden(source, imported))
      .map((imported) => `${source.file} → ${imported.specifier}`),
  )
}

/** A page is found by its address, a table by the name drizzle-kit looks for. */
function hasPlaceOfItsOwn({ file }: Source) {
  return /^src\/routes\/|\/(?:[a-z-]+-)?table\.ts$/.test(file)
}

/** Files of one feature, of one side of the platform, or of one other floor. */
function isNeighbour(one: string, other: string) {
  const room = (file: string) => /^src\/(?:features\/[^/]+|platform\/[^/]+|[^/]+)\//.exec(file)?.[0]
  return room(one) === room(other) && !isTest({ file: other })
}

/** The one upward edge: the type of the root router. */
function isRouterType({ isType, names }: Import) {
  return isType && /^\{\s*AppRouter\s*\}$/.test(names)
}

function isTest({ file }: { file: string }) {
  return /\.test\.tsx?$/.test(file)
}

/** In routes/ an index is the page of its folder. */
function isIndex(file: string) {
  return /\/index\.tsx?$/.test(file) && !file.startsWith('src/routes/')
}

/** Routes spell addresses: `$jobPostingId`, `__root`, `-screens`, `robots[.]txt`. */
function isWellNamed(file: string) {
  if (file.startsWith('src/routes/')) return /^[\w/.$[\]-]+$/.test(file)
  return /^[a-z0-9/.-]+$/.test(file)
}
