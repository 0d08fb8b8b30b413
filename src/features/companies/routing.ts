const FOR_READERS = [
  '/app/company',
  '/app/company/applications',
  '/app/account',
  '/app/notices',
  '/app/notices/settings',
]

/**
 * Whether a page of the app area is for somebody who only reads one posting's applications; all others lead them back to
 * the overview. Only guides people, every procedure authorises by itself.
 */
export function isForReaders(pathname: string): boolean {
  return FOR_READERS.includes(pathname.replace(/(?<=.)\/$/, ''))
}
