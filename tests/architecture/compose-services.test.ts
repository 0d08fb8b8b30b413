import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/house/paths.ts'
import { blocksOf, servicesOf } from './compose-files.ts'

// What only shows when the sets are started, which not every machine can.

const FILES = ['compose.yaml', 'deploy/compose.three-nodes.yaml']
const THREE = 'deploy/compose.three-nodes.yaml'
const textOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The hosts of all addresses, with and without ports, several of one address apart. */
function hostsOf(text: string): string[] {
  const addresses = namesIn(text, /\b(?:https?|tcp|postgresql):\/\/(?:[^@\s/]*@)?([a-z][\w.:,-]*)/g)
  const lists = namesIn(text, /^\s+(?:SERVERS|discovery\.seed_hosts|cluster\.initial_cluster_manager_nodes): (\S+)/gm)
  return [...addresses, ...lists].flatMap((list) => list.split(','))
}

test.each(FILES)('every address in %s leads to a service of it', (file) => {
  const services = servicesOf(textOf(file))
  const own = textOf(file).replaceAll(/\$\{\w+(?::[?-][^}]*)?\}/g, 'x')
  const hosts = hostsOf(own).map((host) => host.replace(/^https?:\/\//, '').replace(/:\d+$/, ''))
  expect(hosts).toContain(file === THREE ? 'postgres-1' : 'postgres')
  expect(hosts.filter((host) => !services.includes(host))).toEqual([])
})

test('balancer and Prometheus ask the nodes of the set at the port of the image', () => {
  const [, port] = /^ENV .*\bPORT=(\d+)/m.exec(textOf('Containerfile')) ?? []
  const nodes = servicesOf(textOf(THREE)).filter((name) => name.startsWith('node-'))
  const expected = nodes.map((name) => `${name}:${port}`)
  const balanced = namesIn(textOf('deploy/haproxy.cfg'), /^ {2}server \S+ (\S+)/gm)
  expect([...new Set(balanced)]).toEqual(expected)
  expect(namesIn(textOf('deploy/prometheus.yaml'), /"([\w-]+:\d+)"/g)).toEqual(expected)
  expect(textOf('Containerfile')).toContain(`\nEXPOSE ${port}\n`)
  for (const file of FILES) expect(namesIn(textOf(file), /ports: \["[^"]*:(\d+)"\]/g)).toEqual([port])
})

// At another port nobody answers, and no node would ever be ready.
test('the balancer checks every node where it says how it is', () => {
  const [, port] = /^\s+HEALTH_PORT: (\d+)$/m.exec(textOf(THREE)) ?? []
  expect(port).toBeDefined()
  const config = textOf('deploy/haproxy.cfg')
  const [, checked = ''] = /^backend nodes\n([\s\S]*?)\n\n/m.exec(config) ?? []
  const servers = namesIn(checked, /^ {2}server (.+)$/gm)
  expect(servers.length).toBe(3)
  expect(servers.filter((server) => !server.endsWith(` port ${port}`))).toEqual([])
})

test('each store is asked at the port at which the script starts it', () => {
  const [, port] = /@files:(\d+)\//.exec(textOf(THREE)) ?? []
  expect(textOf('deploy/seaweedfs.sh')).toContain(`-s3.port=${port} `)
})

test.each(FILES)('what %s mounts is there, or declared', (file) => {
  const text = textOf(file)
  const declared = namesIn(blocksOf(text).get('volumes') ?? '', /^ {2}([\w-]+):/gm)
  const mounted = namesIn(text, /["\s]([\w./-]+):\/[\w./-]+(?::ro)?"?[\],\n]/g)
  expect(mounted.length).toBeGreaterThan(1)
  const isThere = (name: string) =>
    name.startsWith('.') ? fs.existsSync(path.join(root, path.dirname(file), name)) : declared.includes(name)
  expect(mounted.filter((name) => !isThere(name))).toEqual([])
  expect(declared.filter((name) => !mounted.includes(name))).toEqual([])
})

test.each(FILES)('%s waits only for what it has, and for a health that is asked for', (file) => {
  const text = textOf(file)
  const waiting = [...text.matchAll(/^ +([\w-]+): \{ condition: (\w+) \}/gm)]
  expect(waiting.length).toBeGreaterThan(0)
  const blocks = blocksOf(text)
  for (const [, name = '', condition] of waiting) {
    const block = blocks.get(name) ?? ''
    const template = blocks.get(`x-${/<<: \*([\w-]+)/.exec(block)?.[1] ?? ''}`) ?? ''
    expect(servicesOf(text)).toContain(name)
    if (condition === 'service_healthy') expect(`${block}${template}`).toContain('healthcheck:')
  }
})
