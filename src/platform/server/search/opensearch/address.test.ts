import { expect, it } from 'vitest'
import { clusterAddress, isClusterAddress } from './address.ts'

it('reads several hosts, name and password, and the beginning of names', () => {
  expect(clusterAddress('https://stelle:ge%3Aheim@eins.example:9200,zwei.example:9201/markt')).toEqual({
    nodes: ['https://eins.example:9200', 'https://zwei.example:9201'],
    auth: { username: 'stelle', password: 'ge:heim' },
    prefix: 'markt',
  })
  expect(clusterAddress('http://127.0.0.1:9200')).toEqual({
    nodes: ['http://127.0.0.1:9200'],
    auth: null,
    prefix: 'stellwerk',
  })
})

it.each([
  '',
  'eins.example:9200',
  'ftp://eins',
  'https://',
  'https://eins/MARKT',
  'https://eins:99999',
  'https://a,,b',
])('%j is no address of a cluster', (text) => expect(isClusterAddress(text)).toBe(false))
