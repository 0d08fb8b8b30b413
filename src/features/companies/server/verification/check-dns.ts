import { isNothingThere, type Lookups } from './lookups'
import type { DomainProof } from './proof'

/** How a look for a proof ended; everything but `found` is told to the person. */
export type DnsOutcome = 'found' | 'recordMissing' | 'recordDiffers' | 'nameServersSilent'

/** Looks for the TXT record that only who runs the domain can set. */
export async function checkDns({ record, value }: DomainProof, lookups: Lookups): Promise<DnsOutcome> {
  try {
    const texts = await lookups.txt(record)
    // People copy quotation marks and blanks along.
    const found = texts.map((text) => text.trim().replace(/^"/, '').replace(/"$/, ''))
    if (found.includes(value)) return 'found'
    return texts.length > 0 ? 'recordDiffers' : 'recordMissing'
  } catch (error) {
    return isNothingThere(error) ? 'recordMissing' : 'nameServersSilent'
  }
}
