import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIPv6 } from 'node:net'
import { isNothingThere, type Lookups } from './lookups'
import type { DomainProof } from './proof'

/** The result of a check; everything but `found` is shown to the person. */
export type FileOutcome =
  | 'found'
  | 'fileMissing'
  | 'fileDiffers'
  | 'fileRedirects'
  | 'siteUnknown'
  | 'siteNotPublic'
  | 'siteSilent'

/** The file has one line; the answer of a website that serves its home page for every path is cut here. */
const MAX_BYTES = 4096
const WITHIN_MS = 6000

/**
 * Fetches the file that only the website's operator can put there, from the first host that has it. The address is
 * looked up and checked first, and the connection goes to exactly that address: a name that leads into our own network,
 * or changes in between, reaches nothing. Redirects are not followed.
 * @returns the result of the host that came closest
 */
export async function checkFile(proof: DomainProof, lookups: Lookups): Promise<FileOutcome> {
  const outcomes: FileOutcome[] = []
  for (const host of proof.hosts) {
    const outcome = await checkHost(host, proof, lookups)
    if (outcome === 'found') return outcome
    outcomes.push(outcome)
  }
  return NEAREST.find((outcome) => outcomes.includes(outcome)) ?? 'siteSilent'
}

const NEAREST = ['fileDiffers', 'fileMissing', 'fileRedirects', 'siteSilent', 'siteNotPublic', 'siteUnknown'] as const

async function checkHost(host: string, { path, value, others }: DomainProof, lookups: Lookups): Promise<FileOutcome> {
  try {
    const addresses = await lookups.addresses(host)
    const [address] = addresses
    if (address === undefined) return 'siteUnknown'
    if (!addresses.every(lookups.mayReach)) return 'siteNotPublic'
    const { status, text } = await fetchFrom({ host, path, address }, lookups)
    if (status >= 300 && status < 400) return 'fileRedirects'
    if (status !== 200) return 'fileMissing'
    return text.split(/\r?\n/).some((line) => [value, ...others].includes(line.trim())) ? 'found' : 'fileDiffers'
  } catch (error) {
    return isNothingThere(error) ? 'siteUnknown' : 'siteSilent'
  }
}

type Target = { host: string; path: string; address: string }

/** The first bytes of a host's answer; the rest is not read, and it times out after six seconds. */
function fetchFrom({ host, path, address }: Target, { scheme, port }: Lookups) {
  const family = isIPv6(address) ? 6 : 4
  const lookup: LookupFunction = (_name, { all }, tell) =>
    all ? tell(null, [{ address, family }]) : tell(null, address, family)
  const options = {
    ...{ host, port, path, lookup, agent: false, maxHeaderSize: 8192 },
    headers: { 'user-agent': 'Stellwerk', accept: 'text/plain' },
    signal: AbortSignal.timeout(WITHIN_MS),
  }
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = (scheme === 'https' ? https : http).get(options, (response) => {
      let bytes = Buffer.alloc(0)
      const end = () => {
        resolve({ status: response.statusCode ?? 0, text: bytes.subarray(0, MAX_BYTES).toString('utf8') })
        request.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        bytes = Buffer.concat([bytes, chunk])
        if (bytes.length >= MAX_BYTES) end()
      })
      response.on('end', end)
      response.on('error', reject)
    })
    request.on('error', reject)
  })
}
