const WEBM_START = [0x1a, 0x45, 0xdf, 0xa3] as const

/** Bytes at the start of a video that show its type. */
export const VIDEO_HEAD_BYTES = 64

/**
 * The type of a video by its first bytes, or null when it is neither MP4 nor WebM; name and declared type are never
 * trusted.
 */
export function detectVideoType(head: Uint8Array): 'video/mp4' | 'video/webm' | null {
  const text = Buffer.from(head.subarray(0, VIDEO_HEAD_BYTES)).toString('latin1')
  if (WEBM_START.every((byte, index) => head[index] === byte)) return text.includes('webm') ? 'video/webm' : null
  // ISO base media: the first box is "ftyp" with a brand that browsers play; they do not play QuickTime ("qt  ").
  if (text.slice(4, 8) !== 'ftyp') return null
  return /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)/.test(text.slice(8, 12)) ? 'video/mp4' : null
}
