import { domainToASCII } from 'node:url'
import providers from 'email-providers/all.json' with { type: 'json' }
import { parse } from 'tldts'

/**
 * Providers of mailboxes and internet access that the package's list lacks, mainly German, Austrian and Swiss ones.
 * Telekom and Vodafone give their staff and their customers different domains; a provider that does not is listed here,
 * and proves its own company by DNS or a file.
 */
const MORE_PROVIDERS = [
  ...[
    '1und1.de',
    'ionos.de',
    'ionos.email',
    'online.de',
    'onlinehome.de',
    'mein.gmx',
    'gmx.eu',
    'mail.de',
    'posteo.de',
  ],
  ...['posteo.net', 'posteo.org', 'mailbox.org', 'mailfence.com', 'eclipso.de', 'eclipso.eu', 'smart-mail.de'],
  ...['firemail.de', 'directbox.com', 'jubii.de', 'emailn.de', 'vodafonemail.de', 'vodafone-mail.de', 'unitybox.de'],
  ...[
    'kabelbw.de',
    'alice.de',
    'alice-dsl.de',
    'alice-dsl.net',
    'hanse.net',
    'o2mail.de',
    'o2online.de',
    'versanet.de',
  ],
  ...['t-online.com', 'magenta.de', 'magentacloud.de', 'netcologne.de', 'nc-online.de', 'ewetel.net', 'ewe.net'],
  ...['osnanet.de', 'htp-tel.de', 'mnet-online.de', 'mnet-mail.de', 'wtnet.de', 'gelsennet.de', 'dokom.net'],
  ...['tutanota.com', 'tutanota.de', 'tutamail.com', 'tuta.com', 'tuta.io', 'keemail.me', 'proton.me', 'pm.me'],
  ...['fastmail.com', 'fastmail.fm', 'duck.com', 'mozmail.com', 'simplelogin.com', 'skiff.com', 'disroot.org'],
  ...['aon.at', 'a1.net', 'chello.at', 'magenta.at', 'drei.at', 'inode.at', 'utanet.at', 'sms.at', 'kabsi.at'],
  ...['bluewin.ch', 'sunrise.ch', 'hispeed.ch', 'swissonline.ch', 'quickline.ch', 'gmx.ch', 'infomaniak.com', 'ik.me'],
]

/** Names of providers with many top-level domains, which no list covers completely: `gmx.at`, `yahoo.com.ar`. */
const BRANDS = new Set([
  ...[
    'gmx',
    'gmail',
    'googlemail',
    'hotmail',
    'outlook',
    'live',
    'msn',
    'yahoo',
    'ymail',
    'rocketmail',
    'aol',
    'icloud',
  ],
  ...['protonmail', 'tutanota', 'yandex', 'freenet', 'arcor', 't-online', 'lycos', 'caramail', 'zoho', 'zohomail'],
])

const ALL = new Set([...providers.map(domainToASCII), ...MORE_PROVIDERS])

/** Universities give an address to every student. Their names show what they are; `tum.de` and the like do not. */
const UNIVERSITY =
  /^(?:(?:uni|tu|th|fh|hs|ph|htw|haw|hwr|bht|eth|tuhh|rwth|lmu|mytum|tum|fu-berlin|hu-berlin|kit|jku|boku|wu|epfl|oth|dhbw|fau|jgu|fernuni)$|(?:uni|tu|th|fh|hs|ph|htw|haw|rwth|oth|stud|students?)-|.*(?:universit|hochschul|student|campus|alumni))/

/** Suffixes reserved for teaching. */
const ACADEMIC_SUFFIX = /^(?:edu|ac|edu\.[a-z]{2}|ac\.[a-z]{2})$/

/**
 * Whether strangers get an address at this domain or above it: freemail, access with a mailbox, disposable mail,
 * universities. A mail there proves nothing about who owns the domain.
 * @param domain in ASCII, lower case
 */
export function isSharedMailDomain(domain: string): boolean {
  const { domain: registrable, domainWithoutSuffix, publicSuffix } = parse(domain, { allowPrivateDomains: true })
  // Nobody owns a public suffix like `co.uk`, nor an IP address as a name.
  if (registrable === null || domainWithoutSuffix === null) return true
  if (BRANDS.has(domainWithoutSuffix) || UNIVERSITY.test(domainWithoutSuffix)) return true
  if (publicSuffix !== null && ACADEMIC_SUFFIX.test(publicSuffix)) return true
  for (let name = domain; name.length >= registrable.length; name = name.slice(name.indexOf('.') + 1)) {
    if (ALL.has(name)) return true
  }
  return false
}
