import { inflateSync } from 'node:zlib'

type Objects = ReadonlyMap<string, PdfObject>
type PdfObject = { dictionary: string; stream: Buffer | null }
type Clause = { clause: string; holds: (pdf: string, objects: Objects) => boolean }

/**
 * The rules of ISO 19005-3 (PDF/A-3) that can be checked in a file's structure, each by its clause. Reads files with
 * uncompressed objects like ours: object streams and encryption are faults by themselves.
 * @returns the violated clauses
 */
export function pdfA3Faults(file: Uint8Array): string[] {
  const pdf = Buffer.from(file).toString('latin1')
  const objects = objectsOf(pdf)
  return CLAUSES.filter(({ holds }) => !holds(pdf, objects)).map(({ clause }) => clause)
}

const CLAUSES: readonly Clause[] = [
  { clause: '6.1.2 header with four bytes above 127', holds: (pdf) => /^%PDF-1\.[4-7]\r?\n%[\x80-\xff]{4}/.test(pdf) },
  {
    clause: '6.1.3 file identifier in the trailer',
    holds: (pdf) => /\/ID\s*\[\s*[(<][^\]]+[)>]\s*\]/.test(lastTrailer(pdf)),
  },
  { clause: '6.1.3 no encryption', holds: (pdf) => !/\/Encrypt\b/.test(pdf) },
  { clause: '6.1.3 nothing after the last end of file', holds: (pdf) => /%%EOF\r?\n?$/.test(pdf) },
  {
    clause: '6.1.7 no stream outside of the file',
    holds: (_, objects) => !streams(objects).some(({ dictionary }) => /\/(?:FFilter|FDecodeParms)\b/.test(dictionary)),
  },
  { clause: '6.1.7 no LZW', holds: (pdf) => !/\/LZWDecode\b/.test(pdf) },
  { clause: '6.2.3 one output intent with an ICC profile', holds: hasOutputIntent },
  { clause: '6.2.10 no transparency without a group', holds: (_, objects) => isOpaque(objects) },
  {
    clause: '6.2.11.4.1 every font embedded',
    holds: (_, objects) =>
      all(objects, /\/Type\s*\/FontDescriptor\b/, (dictionary) =>
        hasStream(objects, dictionary, 'FontFile2|FontFile3|FontFile'),
      ),
  },
  {
    clause: '6.2.11.7 every font maps to Unicode',
    holds: (_, objects) =>
      all(objects, /\/Subtype\s*\/Type0\b/, (dictionary) => hasStream(objects, dictionary, 'ToUnicode')),
  },
  {
    clause: '6.5.1 no actions',
    // Compressed bytes may be like a short name.
    holds: (_, objects) =>
      ![...objects.values()].some(({ dictionary }) =>
        /\/(?:Launch|Sound|Movie|ImportData|ResetForm|JavaScript|JS|OpenAction|AA)\b/.test(dictionary),
      ),
  },
  { clause: '6.6.2.1 metadata that anybody can read', holds: hasOpenMetadata },
  {
    clause: '6.7.2.2 marked as tagged',
    holds: (_, objects) =>
      /\/MarkInfo\s*<<[^>]*\/Marked true/.test(catalog(objects)) && /\/StructTreeRoot \d+/.test(catalog(objects)),
  },
  { clause: '6.7.4 language of the document', holds: (_, objects) => /\/Lang\s*\([a-z]{2}/.test(catalog(objects)) },
  { clause: '6.8 every embedded file associated', holds: hasAssociatedFiles },
]

function objectsOf(pdf: string): Objects {
  const found = pdf.matchAll(/(?:^|\n)(\d+) 0 obj\s(.*?)\r?\nendobj/gs)
  // Of an updated object the last version counts.
  return new Map(
    [...found].map(([, id = '', body = '']): [string, PdfObject] => {
      const at = body.search(/\bstream\r?\n/)
      if (at < 0) return [id, { dictionary: body, stream: null }]
      const content = body
        .slice(at)
        .replace(/^stream\r?\n/, '')
        .replace(/\r?\n?endstream\s*$/, '')
      return [id, { dictionary: body.slice(0, at), stream: Buffer.from(content, 'latin1') }]
    }),
  )
}

function lastTrailer(pdf: string): string {
  return pdf.slice(pdf.lastIndexOf('trailer'))
}

function catalog(objects: Objects): string {
  return [...objects.values()].find(({ dictionary }) => /\/Type\s*\/Catalog\b/.test(dictionary))?.dictionary ?? ''
}

function streams(objects: Objects): PdfObject[] {
  return [...objects.values()].filter(({ stream }) => stream !== null)
}

/** At least one object is of the kind, and the rule holds for each. */
function all(objects: Objects, kind: RegExp, rule: (dictionary: string) => boolean): boolean {
  const own = [...objects.values()].filter(({ dictionary, stream }) => stream === null && kind.test(dictionary))
  return own.length > 0 && own.every(({ dictionary }) => rule(dictionary))
}

function hasStream(objects: Objects, dictionary: string, names: string): boolean {
  const [, id = ''] = new RegExp(`/(?:${names}) (\\d+) 0 R`).exec(dictionary) ?? []
  return (objects.get(id)?.stream?.length ?? 0) > 0
}

function hasOutputIntent(_: string, objects: Objects): boolean {
  const intents = [...objects.values()].filter(({ dictionary }) => /\/S\s*\/GTS_PDFA1\b/.test(dictionary))
  const [, id = ''] = /\/DestOutputProfile (\d+) 0 R/.exec(intents[0]?.dictionary ?? '') ?? []
  const profile = objects.get(id)?.stream
  // "acsp" is the signature of an ICC profile.
  return intents.length === 1 && profile != null && inflateSync(profile).subarray(36, 40).toString('latin1') === 'acsp'
}

/** Where alpha or soft masks are used, each page has a group with a blending colour space. */
function isOpaque(objects: Objects): boolean {
  const dictionaries = [...objects.values()].map(({ dictionary }) => dictionary)
  const isTransparent = dictionaries.some((each) =>
    /\/SMask\s+\d+|\/(?:ca|CA)\s+0?\.\d|\/BM\s*\/(?!Normal|Compatible)/.test(each),
  )
  const pages = dictionaries.filter((each) => /\/Type\s*\/Page\b/.test(each))
  return pages.length > 0 && (!isTransparent || pages.every((each) => /\/Group\b/.test(each)))
}

function hasOpenMetadata(_: string, objects: Objects): boolean {
  const [, id = ''] = /\/Metadata (\d+) 0 R/.exec(catalog(objects)) ?? []
  const metadata = objects.get(id)
  return (
    metadata?.stream?.toString('latin1').startsWith('<?xpacket begin') === true && !/\/Filter/.test(metadata.dictionary)
  )
}

/** Each has its names, its type and a relation, and the catalog lists it. */
function hasAssociatedFiles(_: string, objects: Objects): boolean {
  const files = [...objects].filter(([, { dictionary }]) => /\/Type\s*\/Filespec\b/.test(dictionary))
  const listed = /\/AF\s*\[([^\]]*)\]/.exec(catalog(objects))?.[1] ?? ''
  return files.every(([id, { dictionary }]) => {
    const [, content = ''] = /\/EF\s*<<[^>]*\/F (\d+) 0 R/.exec(dictionary) ?? []
    const isNamed =
      /\/F\s*\(/.test(dictionary) && /\/UF\s*\(/.test(dictionary) && /\/AFRelationship\s*\/\w+/.test(dictionary)
    return (
      isNamed &&
      new RegExp(`\\b${id} 0 R`).test(listed) &&
      /\/Subtype\s*\/\w+/.test(objects.get(content)?.dictionary ?? '')
    )
  })
}
