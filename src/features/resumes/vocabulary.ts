export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const

/** Levels of a language, lowest first; `spoken` is without a stated level. */
export const LANGUAGE_REACHES = ['spoken', ...LANGUAGE_LEVELS] as const
export type LanguageReach = (typeof LANGUAGE_REACHES)[number]

/** How much of a résumé a viewer sees: all, without identifying data, or only that it is not released. */
export const SHOWN = ['all', 'redacted', 'nothing'] as const
export type Shown = (typeof SHOWN)[number]

/** What somebody opens of a résumé: the page, the PDF, one of its documents. */
export const OPENING_KINDS = ['page', 'pdf', 'attachment'] as const
export type OpeningKind = (typeof OPENING_KINDS)[number]

/** Formats for downloading; `json` is JSON Resume. */
export const DOWNLOAD_FORMATS = ['pdf', 'json', 'text'] as const
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number]

/** Sections of the paper with a free order; the summary always comes first. */
export const PAPER_PARTS = ['experience', 'education', 'projects', 'skills', 'certificates', 'interests'] as const
export type PaperPart = (typeof PAPER_PARTS)[number]

export const TEMPLATES = ['klar', 'kompakt'] as const

/** Width divided by height of the photo on paper. */
export const PHOTO_ASPECT = 3 / 4

/** More than anybody can keep apart. */
export const MAX_RESUMES = 20
/** product.md: ten files per résumé, 10 MB each. */
export const MAX_ATTACHMENTS = 10

/** Saved searches per person. */
export const MAX_SAVED_SEARCHES = 30

/** Hits on one page of "Alle Lebensläufe". */
export const RESUMES_PER_PAGE = 20
export const DEFAULT_RADIUS_KM = 25

/** Readable formats; `own-pdf` contains the complete résumé. */
export const IMPORT_KINDS = ['json-resume', 'own-pdf', 'pdf', 'docx', 'linkedin', 'europass', 'text'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const CONTACT_REQUEST_STATES = ['pending', 'accepted', 'declined', 'expired'] as const
export type ContactRequestState = (typeof CONTACT_REQUEST_STATES)[number]
/** For so many days somebody may answer a request for contact. */
export const CONTACT_REQUEST_DAYS = 60

/** Why a résumé was visible to a company: the person's choice, or an action. */
export const RELEASE_BASES = [
  'visible',
  'anonymous',
  'application',
  'contact-request',
  'talent-pool',
  'not-released',
] as const
export type ReleaseBasis = (typeof RELEASE_BASES)[number]

/** Languages offered as a filter; others are found by free text. */
export const FILTER_LANGUAGES = [
  'Arabisch',
  'Deutsch',
  'Englisch',
  'Französisch',
  'Griechisch',
  'Italienisch',
  'Kroatisch',
  'Niederländisch',
  'Polnisch',
  'Portugiesisch',
  'Rumänisch',
  'Russisch',
  'Spanisch',
  'Türkisch',
  'Ukrainisch',
] as const

/** Weeks within which somebody is available. */
export const AVAILABILITY_FILTERS = [4, 8, 13, 26] as const
/** Minimum years of work. */
export const EXPERIENCE_FILTERS = [1, 2, 3, 5, 10, 15, 20] as const
