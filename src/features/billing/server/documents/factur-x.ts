/** What the specification of ZUGFeRD 2.3 / Factur-X 1.07 asks for in the XMP of the PDF, with its extension schema. */
const DESCRIPTION = `<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`
const SCHEMA = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${[
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
]
  .map(
    ([name, text]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${text}</pdfaProperty:description></rdf:li>`,
  )
  .join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`
const SCHEMAS = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag>${SCHEMA}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`

/**
 * Marks a PDF/A-3 with an embedded invoice as ZUGFeRD: its metadata are written once more with the four properties, as
 * an incremental update (ISO 32000-1, 7.5.6), which leaves everything before untouched.
 *
 * @throws when the PDF is not laid out as our compiler does it
 */
export function markAsFacturX(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  const catalog = /\/Metadata (\d+) 0 R/.exec(text)?.[1]
  const object = catalog && new RegExp(`(?:^|[\\r\\n])${catalog} 0 obj[\\s\\S]*?stream\\r?\\n`).exec(text)
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)
  if (!object || !trailer) throw new Error('the PDF has no metadata to extend')
  const start = object.index + object[0].length
  const end = text.indexOf('endstream', start)
  const xmp = Buffer.from(text.slice(start, end), 'latin1').toString('utf8').trimEnd()
  if (!xmp.includes('</rdf:RDF>')) throw new Error('the metadata of the PDF cannot be read')
  const extended = Buffer.from(withSchema(xmp), 'utf8')
  const head = `${catalog} 0 obj\n<</Type/Metadata/Subtype/XML/Length ${extended.length}>>\nstream\n`
  const update = Buffer.concat([Buffer.from(`\n${head}`, 'latin1'), extended, Buffer.from('\nendstream\nendobj\n')])
  const table = pdf.length + update.length
  const entry = String(pdf.length + 1).padStart(10, '0')
  const fields = (trailer[1] ?? '').replace(/\/Prev\s+\d+/, '').trim()
  const tail = `xref\n${catalog} 1\n${entry} 00000 n \ntrailer\n<<${fields}/Prev ${trailer[2]}>>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.concat([pdf, update, Buffer.from(tail, 'latin1')])
}

function withSchema(xmp: string): string {
  const hasSchemas = xmp.includes('<pdfaExtension:schemas>')
  const extended = hasSchemas
    ? xmp.replace('</rdf:Bag></pdfaExtension:schemas>', `${SCHEMA}</rdf:Bag></pdfaExtension:schemas>`)
    : xmp
  const added = hasSchemas && extended !== xmp ? DESCRIPTION : `${SCHEMAS}${DESCRIPTION}`
  return extended.replace('</rdf:RDF>', `${added}</rdf:RDF>`)
}
