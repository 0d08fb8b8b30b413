export type ErrorStatus = keyof typeof TEXTS

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
export function errorText(status: ErrorStatus): ErrorText {
  return TEXTS[status]
}

const TEXTS = {
  400: {
    headline: 'Falsch gestellt.',
    message: 'Diese Adresse ist fehlerhaft. Bitte prüfe den Link.',
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
    message: 'Diese Art von Anfrage ist hier nicht möglich.',
    reason: 'Method Not Allowed',
    code: -32005,
  },
  408: {
    headline: 'Zu lange unterwegs.',
    message: 'Die Übertragung hat zu lange gedauert. Bitte versuche es noch einmal.',
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
    message: 'Diese Adresse ist zu lang.',
    reason: 'URI Too Long',
    code: -32600,
  },
  431: {
    headline: 'Zu viel Gepäck.',
    message: 'Die Kopfzeilen der Anfrage sind zu lang. Lösche die Cookies dieser Seite und versuche es noch einmal.',
    reason: 'Request Header Fields Too Large',
    code: -32600,
  },
  500: {
    headline: 'Signalstörung.',
    message: 'Bei uns ist etwas schiefgelaufen, nicht bei dir. Bitte versuche es in ein paar Minuten noch einmal.',
    reason: 'Internal Server Error',
    code: -32603,
  },
  503: {
    headline: 'Kurzer Halt.',
    message: 'Ein Teil von Stellwerk ist gerade nicht zu erreichen. Bitte versuche es in einer Minute noch einmal.',
    reason: 'Service Unavailable',
    code: -32603,
  },
  507: {
    headline: 'Der Platz ist aus.',
    message:
      'Auf dem Server ist gerade kein Platz mehr. Es wurde nichts gespeichert; bitte später noch einmal versuchen.',
    reason: 'Insufficient Storage',
    code: -32603,
  },
} as const satisfies Record<number, ErrorText>
