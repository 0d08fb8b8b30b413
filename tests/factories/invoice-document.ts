import type { CollectionFile } from '~/features/billing/debit/collection-file'
import type { InvoiceDocument } from '~/features/billing/invoice/document'

/** An invoice with a debit, for another customer for each index. */
export function sampleInvoice(index: number): InvoiceDocument {
  const number = `RE-2026-${String(index + 1).padStart(5, '0')}`
  return {
    version: 1,
    kind: 'invoice',
    number,
    ...{ issuedOn: '2026-11-20', dueOn: '2026-11-27', serviceFrom: '2026-11-20', serviceUntil: '2026-12-19' },
    seller: {
      ...{ name: 'Stellwerk GmbH', street: 'Am Stellwerk', houseNumber: '3', postalCode: '33602', city: 'Bielefeld' },
      ...{ country: 'DE', representatives: 'Svenja Thoms', email: 'rechnung@stellwerk.example' },
      ...{ phone: '0800 5550100', contactName: 'Hannelore Vogt', registerCourt: 'Amtsgericht Bielefeld' },
      ...{ registerNumber: 'HRB 00000', vatId: 'DE136695976', taxNumber: '305/5678/1234' },
    },
    buyer: {
      ...{ name: `Weichenbau ${index} GmbH`, street: 'Heeper Straße', houseNumber: String(1 + (index % 200)) },
      ...{ postalCode: '33607', city: 'Bielefeld', country: 'DE', vatId: null, reference: null },
      ...{ email: `kasse@weichenbau-${index}.example`, customerNumber: `K-${index}` },
    },
    lines: [
      {
        ...{ name: 'Tarif Strecke', description: 'Nutzung, 20.11.2026 bis 19.12.2026' },
        ...{ quantity: 1, unitNetCents: 14900, netCents: 14900 },
      },
    ],
    tax: { category: 'S', percent: 19, reason: null },
    ...{ netCents: 14900, taxCents: 2831, grossCents: 17731 },
    payment: {
      ...{ means: 'direct_debit', mandateReference: 'SW-ABCDEFGH', creditorId: 'DE98ZZZ09999999999' },
      ...{ debtorIban: 'DE75512108001245126199', debtorName: `Weichenbau ${index} GmbH` },
    },
    cancels: null,
    terms: 'Wir buchen den Betrag am 27.11.2026 von Ihrem Konto ab.',
  }
}

/** A file of this many debits, half of them first ones. */
export function sampleDebits(count: number): CollectionFile {
  return {
    messageId: 'SW-0123456789ABCDEF0123',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    collectionOn: '2026-11-27',
    creditor: {
      ...{ name: 'Stellwerk GmbH', street: 'Am Stellwerk', houseNumber: '3', postalCode: '33602', city: 'Bielefeld' },
      ...{ country: 'DE', iban: 'DE02120300000000202051', bic: null, creditorId: 'DE98ZZZ09999999999' },
    },
    debits: Array.from({ length: count }, (_, index) => ({
      endToEndId: `RE-2026-${String(index + 1).padStart(5, '0')}-1`,
      sequenceType: index % 2 === 0 ? 'FRST' : 'RCUR',
      amountCents: 17731,
      mandate: {
        ...{ reference: `SW-${String(index).padStart(8, '0')}`, signedOn: '2026-11-20' },
        ...{ iban: 'DE75512108001245126199', accountHolder: `Weichenbau ${index} GmbH` },
      },
      formerCreditor: null,
      address: {
        ...{ street: 'Heeper Straße', houseNumber: '88', postalCode: '33607', city: 'Bielefeld', country: 'DE' },
      },
      remittance: `Stellwerk Rechnung RE-2026-${String(index + 1).padStart(5, '0')}`,
    })),
  }
}
