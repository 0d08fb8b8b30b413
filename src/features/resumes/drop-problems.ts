import { DROP_PROBLEMS, type DropProblem } from './drop-search'

/** What a visitor reads about a problem: what it is, and what works instead. */
export const dropProblems = {
  photo: {
    title: 'Aus einem Foto lesen wir nichts',
    text: 'Zu oft kämen falsche Wörter heraus. Nimm die PDF- oder Word-Datei, oder suche nach deinem Beruf.',
  },
  empty: {
    title: 'In dieser Datei steht kein Text',
    text: 'Das passiert bei eingescannten Seiten. Speichere den Lebenslauf aus dem Schreibprogramm neu als PDF.',
  },
  unknown: {
    title: 'Dieses Format lesen wir nicht',
    text: 'Wir lesen PDF und Word (DOCX). Speichere den Lebenslauf bitte so und versuch es noch einmal.',
  },
  locked: {
    title: 'Diese Datei ist mit einem Passwort geschützt',
    text: 'Heb den Schutz auf und versuch es noch einmal.',
  },
  broken: {
    title: 'Diese Datei lässt sich nicht lesen',
    text: 'Speichere den Lebenslauf neu als PDF und versuch es noch einmal.',
  },
  'too-large': {
    title: 'Diese Datei ist zu groß',
    text: 'Erlaubt sind 10\u00a0MB und 40 Seiten. Zeugnisse und Bilder brauchst du hier noch nicht.',
  },
  busy: {
    title: 'Gerade lesen wir viele Lebensläufe',
    text: 'Versuch es in ein paar Sekunden noch einmal.',
  },
  'too-many': {
    title: 'Das waren viele Dateien auf einmal',
    text: 'In einer Viertelstunde geht es weiter. Suchen kannst du jederzeit.',
  },
  missing: {
    title: 'Es kam keine Datei an',
    text: 'Wähle deinen Lebenslauf als PDF oder Word-Datei aus.',
  },
  gone: {
    title: 'Die Stunde ist um, alles ist gelöscht',
    text: 'Leg den Lebenslauf noch einmal auf, dann sind die Treffer in Sekunden wieder da.',
  },
  fault: {
    title: 'Das hat gerade nicht geklappt',
    text: 'Deine Datei ist noch bei dir, gespeichert haben wir nichts. Versuch es bitte noch einmal.',
  },
  offline: {
    title: 'Die Verbindung ist unterbrochen',
    text: 'Deine Datei ist noch bei dir. Übertragen wurde nichts.',
  },
} as const satisfies Record<DropProblem, { title: string; text: string }>

/** Whether a word is one of the problems above. */
export function isDropProblem(word: string): word is DropProblem {
  return DROP_PROBLEMS.some((problem) => problem === word)
}

const BY_REASON: Readonly<Record<string, DropProblem>> = {
  dropPhoto: 'photo',
  dropGone: 'gone',
  importUnknown: 'unknown',
  importEmpty: 'empty',
  importLocked: 'locked',
  importBroken: 'broken',
  importTooLarge: 'too-large',
  formTooLarge: 'too-large',
  importBusy: 'busy',
}

/** The problem for the reason of an AppError. */
export function dropProblemOf(reason: string): DropProblem {
  return BY_REASON[reason] ?? 'fault'
}
