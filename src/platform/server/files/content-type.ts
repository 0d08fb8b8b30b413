const SIGNATURES = [
  { contentType: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { contentType: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { contentType: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
] as const

export type AllowedContentType = (typeof SIGNATURES)[number]['contentType']

/**
 * The type of a document by its first bytes (magic numbers), or null when it is none we accept. Name and declared type
 * are never trusted. A PDF must also end like one, so a truncated upload is refused.
 */
export function detectContentType(content: Uint8Array): AllowedContentType | null {
  const match = SIGNATURES.find(({ bytes }) => bytes.every((byte, index) => content[index] === byte))
  if (!match) return null
  if (match.contentType === 'application/pdf' && !tail(content, 2048).includes('%%EOF')) return null
  return match.contentType
}

function tail(content: Uint8Array, length: number): string {
  return Buffer.from(content.subarray(Math.max(0, content.length - length))).toString('latin1')
}
