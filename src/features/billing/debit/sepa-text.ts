const LETTERS: Readonly<Record<string, string>> = {
  ...{ Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ẞ: 'SS', '&': '+' },
  ...{ Ø: 'O', ø: 'o', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Þ: 'Th', þ: 'th', ı: 'i' },
  ...{ '–': '-', '—': '-', '’': "'", '‘': "'" },
}

/**
 * Text in the characters every SEPA bank takes (EPC217-08): umlauts written out, accents dropped, the rest a space.
 * No slash at either end and none doubled, as the rulebook asks.
 */
export function sepaText(text: string, max = 70): string {
  return [...text]
    .map((sign) => LETTERS[sign] ?? sign)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/ +/g, ' ')
    .replace(/^[ /]+/, '')
    .slice(0, max)
    .replace(/[ /]+$/, '')
}
