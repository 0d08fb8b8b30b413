import { expect, test } from 'vitest'
import { releaseText } from './debit-run-actions'

const check = {
  ...{ checkedAt: new Date('2026-11-20T10:00:00Z'), collectionOn: '2026-11-27', hasOperator: true, isTooLate: false },
  ...{ debitCount: 2, totalCents: 35_462, changedCount: 0, isReady: true, faultCount: 0, faults: [] },
}

test('whoever releases a run reads its number, sum and day, and what is left out', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(releaseText(check))).toBe(
    '2 Lastschriften über zusammen 354,62 €, Einzug am 27.11.2026. Danach können Sie die Datei für die Bank herunterladen, aber nicht mehr ändern.',
  )
  expect(plain(releaseText({ ...check, debitCount: 1, changedCount: 1 }))).toContain(
    '1 Lastschrift über zusammen 354,62 €, Einzug am 27.11.2026. Inzwischen bezahlt oder geändert und deshalb nicht dabei: 1 Lastschrift.',
  )
})
