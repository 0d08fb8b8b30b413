import type { InvoiceDocument } from '~/features/billing/invoice/document'
import { taxOf } from '~/features/billing/invoice/taxation'
import { stornoOf } from '~/features/billing/server/invoices/cancel'
import { creditOf } from '~/features/billing/server/subscriptions/credit-unused'

const normal: InvoiceDocument = {
  version: 1,
  kind: 'invoice',
  number: 'RE-2026-00001',
  ...{ issuedOn: '2026-11-20', dueOn: '2026-12-04', serviceFrom: '2026-11-20', serviceUntil: '2026-12-19' },
  seller: {
    ...{ name: 'Stellwerk GmbH', street: 'Am Stellwerk', houseNumber: '3', postalCode: '33602', city: 'Bielefeld' },
    ...{ country: 'DE', representatives: 'Svenja Thoms', email: 'rechnung@stellwerk.example', phone: '0800 5550100' },
    ...{ contactName: 'Hannelore Vogt', registerCourt: 'Amtsgericht Bielefeld', registerNumber: 'HRB 00000' },
    ...{ vatId: 'DE136695976', taxNumber: '305/5678/1234' },
  },
  buyer: {
    ...{ name: 'Hartmann & Söhne <GmbH>', street: 'Heeper Straße', houseNumber: '88', postalCode: '33607' },
    ...{ city: 'Bielefeld', country: 'DE', vatId: null, email: 'kasse@hartmann.example', customerNumber: 'K-0001' },
    reference: '04011000-12345-03',
  },
  lines: [
    {
      ...{ name: 'Tarif Strecke', description: 'Nutzung, 20.11.2026 bis 19.12.2026' },
      ...{ quantity: 1, unitNetCents: 14900, netCents: 14900 },
    },
  ],
  tax: { category: 'S', percent: 19, reason: null },
  ...{ netCents: 14900, taxCents: 2831, grossCents: 17731 },
  payment: { means: 'transfer', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', accountName: 'Stellwerk GmbH' },
  cancels: null,
  terms: 'Bitte überweisen Sie den Betrag bis zum 04.12.2026 ohne Abzug.',
}
const debit: InvoiceDocument = {
  ...normal,
  payment: {
    ...{ means: 'direct_debit', mandateReference: 'SW-ABCDEFGH', creditorId: 'DE98ZZZ09999999999' },
    ...{ debtorIban: 'DE75512108001245126199', debtorName: 'Hartmann' },
  },
}
const untaxed = (category: 'AE' | 'E'): InvoiceDocument => {
  const { tax, taxCents } = taxOf(14900, category, 19)
  return { ...normal, tax, taxCents, grossCents: 14900 }
}
const free = { ...normal.lines[0], name: 'Tarif', description: 'Frei', quantity: 1, unitNetCents: 0, netCents: 0 }
const prepaid: InvoiceDocument = { ...debit, prepaidCents: 7731 }
/** An invoice of every issued kind. */
export const INVOICE_KINDS = {
  normal,
  debit,
  /** In part by a credit, and in whole. */
  prepaid,
  settled: { ...prepaid, prepaidCents: 17731, payment: { means: 'none' }, dueOn: '2026-11-20' },
  storno: stornoOf(normal, 'RE-2026-00002', '2026-11-21'),
  /** Ten of its thirty days. */
  part: creditOf(normal, {
    ...{ number: 'RE-2026-00003', issuedOn: '2026-11-25', netCents: 4967 },
    days: { from: '2026-12-10', until: '2026-12-19' },
  }),
  reverseCharge: {
    ...untaxed('AE'),
    buyer: { ...normal.buyer, country: 'AT', postalCode: '1010', city: 'Wien', vatId: 'ATU13585627' },
  },
  smallBusiness: { ...untaxed('E'), seller: { ...normal.seller, vatId: null } },
  soleTrader: {
    ...untaxed('E'),
    seller: { ...normal.seller, vatId: null, registerCourt: null, registerNumber: null },
  },
  zero: { ...normal, lines: [free], netCents: 0, taxCents: 0, grossCents: 0, payment: { means: 'none' as const } },
} satisfies Record<string, InvoiceDocument>
export type InvoiceKind = keyof typeof INVOICE_KINDS
