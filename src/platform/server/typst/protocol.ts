/** A document to make. `data` reaches the template as `sys.inputs.data` and is never read as Typst. */
export type PdfJob = {
  id: number
  source: string
  data: string
  /** Pictures and documents under the paths the template reads them from. */
  files: { path: string; content: Uint8Array }[]
  /** The strict standard to meet; null is a tagged PDF 1.7 without guarantees. */
  standard: PdfStandard | null
  /** A picture of the one page instead, with letters as paths. */
  isPicture?: boolean
}
export type PdfStandard = 'ua-1' | 'a-3a'
export type PdfAnswer = { id: number; pdf: Uint8Array<ArrayBuffer> } | { id: number; fault: string }
