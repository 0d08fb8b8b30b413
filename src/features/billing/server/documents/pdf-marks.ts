/** XMP properties of a standard that PDF/A does not know: the claim, and the schema that describes it. */
type Mark = {
  schema: string
  namespace: string
  prefix: string
  properties: {
    name: string
    value: string
    type: 'Text' | 'Integer'
    category: 'external' | 'internal'
    about: string
  }[]
}

/** ISO 14289-1: for screen readers. */
const PDF_UA: Mark = {
  schema: 'PDF/UA identification schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [
    { name: 'part', value: '1', type: 'Integer', category: 'internal', about: 'Part of ISO 14289 it keeps' },
  ],
}

/** Required by ZUGFeRD 2.3 / Factur-X 1.07 where the invoice is embedded. */
export const FACTUR_X: Mark = {
  schema: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: (
    [
      ['DocumentFileName', 'factur-x.xml', 'The name of the embedded XML document'],
      ['DocumentType', 'INVOICE', 'The type of the hybrid document in capital letters'],
      ['Version', '1.0', 'The actual version of the standard applying to the embedded XML document'],
      ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
    ] as const
  ).map(([name, value, about]) => ({ name, value, type: 'Text', category: 'external', about })),
}

/**
 * Adds to a tagged PDF/A what our compiler cannot: the PDF/UA mark, the title instead of the file name in the window,
 * and further marks. Written as an incremental update (ISO 32000-1, 7.5.6), which leaves everything before unchanged.
 * @throws when the PDF does not have our compiler's layout
 */
export function markPdf(pdf: Uint8Array, more: readonly Mark[] = []): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  const type = text.search(/\/Type\s*\/Catalog\b/)
  const from = text.lastIndexOf('\n', text.lastIndexOf(' 0 obj', type)) + 1
  const catalog = /^(\d+) 0 obj\s+(<<[\s\S]*>>)\s*$/.exec(text.slice(from, text.indexOf('endobj', type)))
  const metadata = /\/Metadata (\d+) 0 R/.exec(catalog?.[2] ?? '')?.[1]
  const trailer = /^trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(
    text.slice(Math.max(0, text.lastIndexOf('trailer'))),
  )
  if (!catalog || !metadata || !trailer) throw new Error('the PDF is not laid out as expected')
  const [, catalogId = '', dictionary = ''] = catalog
  const xmp = Buffer.from(withMarks(metadataOf(text, metadata), [PDF_UA, ...more]), 'utf8')
  const objects = [
    { id: catalogId, body: Buffer.from(withTitle(dictionary), 'latin1') },
    {
      id: metadata,
      body: Buffer.concat([
        Buffer.from(`<</Type/Metadata/Subtype/XML/Length ${xmp.length}>>\nstream\n`),
        ...[xmp, Buffer.from('\nendstream')],
      ]),
    },
  ].toSorted((a, b) => Number(a.id) - Number(b.id))
  return Buffer.concat([pdf, updateOf(pdf.length, objects, { fields: trailer[1] ?? '', previous: trailer[2] ?? '' })])
}

/** The objects, their offsets, and a trailer that points to the previous references. */
function updateOf(
  start: number,
  objects: { id: string; body: Buffer }[],
  trailer: { fields: string; previous: string },
) {
  const parts = [Buffer.from('\n')]
  const entries: string[] = []
  let end = start + 1
  for (const { id, body } of objects) {
    const object = Buffer.concat([Buffer.from(`${id} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    entries.push(`${id} 1\n${String(end).padStart(10, '0')} 00000 n \n`)
    parts.push(object)
    end += object.length
  }
  const fields = trailer.fields.replace(/\/Prev\s+\d+/, '').trim()
  const tail = `xref\n${entries.join('')}trailer\n<<${fields}/Prev ${trailer.previous}>>\nstartxref\n${end}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(tail, 'latin1')])
}

function withTitle(dictionary: string): string {
  const title = '/DisplayDocTitle true'
  return dictionary.includes('/ViewerPreferences')
    ? dictionary.replace(/\/ViewerPreferences\s*<</, `$& ${title}`)
    : dictionary.replace(/>>\s*$/, `/ViewerPreferences << ${title} >>\n>>`)
}

function metadataOf(text: string, id: string): string {
  const object = new RegExp(`(?:^|[\\r\\n])${id} 0 obj[\\s\\S]*?stream\\r?\\n`).exec(text)
  if (!object) throw new Error('the PDF has no metadata')
  const start = object.index + object[0].length
  const xmp = Buffer.from(text.slice(start, text.indexOf('endstream', start)), 'latin1')
    .toString('utf8')
    .trimEnd()
  if (!xmp.includes('</rdf:RDF>')) throw new Error('the metadata of the PDF cannot be read')
  return xmp
}

function withMarks(xmp: string, marks: readonly Mark[]): string {
  const schemas = marks.map(schemaOf).join('')
  const claims = marks.map(claimOf).join('')
  const bag = '</rdf:Bag></pdfaExtension:schemas>'
  return xmp.includes(bag)
    ? xmp.replace(bag, `${schemas}${bag}`).replace('</rdf:RDF>', `${claims}</rdf:RDF>`)
    : xmp.replace('</rdf:RDF>', `${bagOf(schemas)}${claims}</rdf:RDF>`)
}

function bagOf(schemas: string): string {
  return `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag>${schemas}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`
}

function claimOf({ namespace, prefix, properties }: Mark): string {
  const values = properties.map(({ name, value }) => `<${prefix}:${name}>${value}</${prefix}:${name}>`).join('')
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${values}</rdf:Description>`
}

function schemaOf({ schema, namespace, prefix, properties }: Mark): string {
  const described = properties.map(
    ({ name, type, category, about }) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${about}</pdfaProperty:description></rdf:li>`,
  )
  return `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${schema}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${described.join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`
}
