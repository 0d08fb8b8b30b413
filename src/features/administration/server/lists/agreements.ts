import { sql } from 'drizzle-orm'
import type { AgreementList } from '~/features/privacy/search-params'
import { agreementRows, chosenAgreements } from '~/features/privacy/server/agreements/list'
import { processorAgreement } from '~/features/privacy/server/agreements/table'
import type { AdminList } from './list'

type Row = Awaited<ReturnType<typeof agreementRows>>[number]

/** Who signed which processor agreement, as on its page. */
export const agreementList: AdminList<AgreementList, Row> = {
  table: processorAgreement,
  id: processorAgreement.id,
  where: chosenAgreements,
  order: () => sql`${processorAgreement.signedAt} desc, ${processorAgreement.id} desc`,
  rows: agreementRows,
  csv: [
    { head: 'Kennung', cell: (row) => row.companyId },
    { head: 'Unternehmen', cell: (row) => row.companyName },
    { head: 'Vertrag', cell: (row) => row.version },
    { head: 'Fassung des Textes', cell: (row) => row.textVersion },
    { head: 'Aktueller Text', cell: (row) => row.isCurrent },
    { head: 'Geschlossen von', cell: (row) => row.signedBy },
    { head: 'Am', cell: (row) => row.signedAt },
  ],
}
