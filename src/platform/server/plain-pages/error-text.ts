/** A status, or a case of 503 with a sentence of its own. */
export type ErrorKind = keyof typeof TEXTS
export type ErrorStatus = Extract<ErrorKind, number>

type ErrorText = {
  /** The heading of the page. */
  readonly headline: string
  /** What can be done; also the message of the JSON answer. */
  readonly message: string
  /** The status message of the specification. */
  readonly reason: string
  /** JSON-RPC 2.0 error code as tRPC assigns it to this status. */
  readonly code: number
}

/** What the server says when it refuses or fails before or outside of the application. */
export function errorText(kind: ErrorKind): ErrorText {
  return TEXTS[kind]
}

/** The status of an answer that says so. */
export function statusOf(kind: ErrorKind): ErrorStatus {
  return kind === 'crowded' ? 503 : kind
}

const TEXTS = {
  400: {
    headline: 'Falsch gestellt.',
    message: 'In dieser Adresse steckt ein Fehler. Bitte den Link prüfen.',
    reason: 'Bad Request',
    code: -32600,
  },
  404: {
    headline: 'Falsch abgebogen.',
    message: 'Diese Seite gibt es nicht oder nicht mehr.',
    reason: 'Page not found',
    code: -32004,
  },
  405: {
    headline: 'Kein Durchgang.',
    message: 'Das geht hier so nicht. Bitte die Seite von der Startseite aus öffnen.',
    reason: 'Method Not Allowed',
    code: -32005,
  },
  408: {
    headline: 'Zu lange unterwegs.',
    message: 'Die Übertragung hat zu lange gedauert. Bitte noch einmal versuchen.',
    reason: 'Request Timeout',
    code: -32008,
  },
  413: {
    headline: 'Zu schwer beladen.',
    message: 'Das ist zu groß. Eine Datei darf höchstens 10\u00a0MB haben.',
    reason: 'Content Too Large',
    code: -32013,
  },
  414: {
    headline: 'Zu lange Strecke.',
    message: 'Diese Adresse ist zu lang. Bitte den Link prüfen.',
    reason: 'URI Too Long',
    code: -32600,
  },
  431: {
    headline: 'Zu viel Gepäck.',
    message: 'Der Browser schickt zu viel mit. Bitte die Cookies dieser Seite löschen und noch einmal versuchen.',
    reason: 'Request Header Fields Too Large',
    code: -32600,
  },
  500: {
    headline: 'Signalstörung.',
    message: 'Bei uns ist etwas schiefgelaufen. Bitte in ein paar Minuten noch einmal versuchen.',
    reason: 'Internal Server Error',
    code: -32603,
  },
  503: {
    headline: 'Kurzer Halt.',
    message: 'Ein Teil von Stellwerk ist gerade nicht zu erreichen. Bitte in einer Minute noch einmal versuchen.',
    reason: 'Service Unavailable',
    code: -32603,
  },
  crowded: {
    headline: 'Viel Betrieb.',
    message: 'Gerade sind sehr viele auf einmal unterwegs. Bitte in einer halben Minute noch einmal versuchen.',
    reason: 'Service Unavailable',
    code: -32603,
  },
  507: {
    headline: 'Kein Platz mehr.',
    message:
      'Auf dem Server ist gerade kein Platz mehr. Gespeichert haben wir nichts; bitte später noch einmal versuchen.',
    reason: 'Insufficient Storage',
    code: -32603,
  },
} as const satisfies Record<number | 'crowded', ErrorText>
