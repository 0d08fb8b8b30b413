import { errorReasons } from '~/lib/app-error'

export const adDraftError = errorReasons({
  'not-found': {
    unknown: 'Diesen Entwurf gibt es nicht mehr. Entwürfe ohne Konto löschen wir nach kurzer Zeit.',
  },
  conflict: {
    changedMeanwhile:
      'Dieser Entwurf wurde in einem anderen Fenster geändert. Sie sehen jetzt den neuen Text. Bitte klicken Sie noch einmal.',
  },
  invalid: {
    noText: 'Bitte fügen Sie einen Text ein oder wählen Sie eine Datei.',
    fileUnknown: 'Diese Datei können wir nicht lesen. Möglich sind PDF, DOCX und Text.',
    filePicture: 'Das ist ein Bild. Bitte wählen Sie die Anzeige als PDF, DOCX oder Text, oder fügen Sie den Text ein.',
    fileEmpty: 'In dieser Datei steht kein lesbarer Text. Bitte fügen Sie den Text der Anzeige ein.',
    fileLocked:
      'Diese Datei ist mit einem Passwort geschützt. Bitte heben Sie den Schutz auf oder fügen Sie den Text ein.',
    fileBroken: 'Diese Datei ließ sich nicht lesen. Bitte fügen Sie den Text ein.',
  },
  'too-large': {
    fileTooLarge: 'Diese Datei ist zu groß. Erlaubt sind 5\u00a0MB.',
  },
})
