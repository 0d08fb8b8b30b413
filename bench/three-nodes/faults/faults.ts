import type { Site } from '../site/site.ts'
import { TROUBLES, type Trouble, type Way } from '../site/ways.ts'

/** Something that happens while people work. */
export type Fault = {
  name: string
  /** Another server has to take over the lead: that may take ten seconds. */
  isFailover?: true
  /** Nothing can be written until somebody makes room; that has to be said at once. */
  refusesWrites?: true
  /** Begins it; returns what ends it. */
  begin(site: Site): Promise<() => Promise<unknown>>
}

type Breakable = { signal(name: NodeJS.Signals): void; start?(): unknown }

const nodeOf = ({ nodes }: Site) => required(nodes[1])
const PROGRAMS: Readonly<Record<string, (site: Site) => Breakable>> = {
  node: nodeOf,
  'database primary': ({ warden }) => warden.primary,
  'search node': ({ search }) => required(search.processes[0]),
  store: ({ store }) => required(store.processes[0]),
}

/** Both ends of each kind of connection. */
const WAYS: Readonly<Record<string, (site: Site) => Way>> = {
  'balancer and node': ({ ways }) => ways.balancer,
  'node and database primary': ({ ways, pair, warden }) =>
    required(ways.databases[pair.servers.indexOf(warden.primary)]),
  'database primary and standby': ({ ways, pair, warden }) =>
    required(ways.standbys[pair.servers.indexOf(warden.primary)]),
  'node and search': ({ ways }) => required(ways.search[0]),
  'node and store': ({ ways }) => ways.store,
}

const DISKS: Readonly<Record<string, (site: Site) => { fill(): Promise<void>; free(): void }>> = {
  node: ({ disks }) => disks.node,
  'database primary': ({ disks, pair, warden }) => required(disks.databases[pair.servers.indexOf(warden.primary)]),
  search: ({ disks }) => disks.search,
  store: ({ disks }) => disks.store,
}

/** Everything that happens in a run, in this order; first and last what the load alone costs. */
export const FAULTS: readonly Fault[] = [
  nothing('nothing, nodes just started'),
  ...Object.keys(PROGRAMS).map(kill),
  ...Object.keys(PROGRAMS).map(freeze),
  ...TROUBLES.flatMap((trouble) => Object.keys(WAYS).map((way) => disturb(trouble, way))),
  ...Object.keys(DISKS).map(fillDisk),
  { name: 'clock of a node 70 days ahead', begin: wrongClock },
  { name: 'rolling upgrade', begin: ({ versions, ...site }) => roll(site, versions.next, true) },
  { name: 'rollback', begin: ({ versions, ...site }) => roll(site, versions.present, false) },
  nothing('nothing'),
]

function nothing(name: string): Fault {
  return { name, begin: async () => async () => {} }
}

function kill(name: string): Fault {
  return {
    name: `kill -9 of ${name}`,
    ...failover(name),
    async begin(site) {
      const program = required(PROGRAMS[name])(site)
      program.signal('SIGKILL')
      // The service manager starts nodes again, and the warden repairs databases.
      return async () => {
        if (name !== 'node' && name !== 'database primary') await program.start?.()
      }
    },
  }
}

function freeze(name: string): Fault {
  return {
    name: `SIGSTOP of ${name}`,
    ...failover(name),
    async begin(site) {
      const program = required(PROGRAMS[name])(site)
      program.signal('SIGSTOP')
      return async () => program.signal('SIGCONT')
    },
  }
}

function disturb(trouble: Trouble, way: string): Fault {
  return { name: `${trouble} between ${way}`, begin: (site) => required(WAYS[way])(site).trouble(trouble) }
}

function fillDisk(name: string): Fault {
  return {
    name: `disk full of ${name}`,
    ...(name === 'database primary' && { refusesWrites: true }),
    async begin(site) {
      const disk = required(DISKS[name])(site)
      await disk.fill()
      return async () => disk.free()
    },
  }
}

async function wrongClock(site: Site) {
  await nodeOf(site).replace({ clockDays: 70 })
  return () => nodeOf(site).replace({})
}

/** Replaces the nodes one by one, after the new version's migration. */
async function roll({ nodes, migrate }: Pick<Site, 'nodes' | 'migrate'>, version: string, isNew: boolean) {
  if (isNew) await migrate(version)
  for (const node of nodes) {
    await node.replace({ version })
    await node.ready()
  }
  return async () => {}
}

function failover(name: string): Pick<Fault, 'isFailover'> {
  return name === 'database primary' ? { isFailover: true } : {}
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The site has no such part.')
  return value
}
