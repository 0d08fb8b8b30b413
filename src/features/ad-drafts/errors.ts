import { errorReasons } from '~/lib/app-error'

export const adDraftError = errorReasons({
  unknown: {
    code: 'not-found',
    message: 'Diesen Entwurf gibt es nicht mehr. Entwürfe ohne Konto löschen wir nach kurzer Zeit.',
  },
  changedMeanwhile: {
    code: 'conflict',
    message:
      'Dieser Entwurf wurde in einem anderen Fenster geändert. Sie sehen jetzt den neuen Text. Bitte klicken Sie noch einmal.',
  },
  noText: { code: 'invalid', message: 'Bitte fügen Sie einen Text ein oder wählen Sie eine Datei.' },
  fileUnknown: {
    code: 'invalid',
    message: 'Diese Datei können wir nicht lesen. Möglich sind PDF, DOCX und Text.',
  },
  filePicture: {
    code: 'invalid',
    message: 'Das ist ein Bild. Bitte wählen Sie die Anzeige als PDF, DOCX oder Text, oder fügen Sie den Text ein.',
  },
  fileEmpty: {
    code: 'invalid',
    message: 'In dieser Datei steht kein lesbarer Text. Bitte fügen Sie den Text der Anzeige ein.',
  },
  fileLocked: {
    code: 'invalid',
    message:
      'Diese Datei ist mit einem Passwort geschützt. Bitte heben Sie den Schutz auf oder fügen Sie den Text ein.',
  },
  fileTooLarge: { code: 'too-large', message: 'Diese Datei ist zu groß. Erlaubt sind 5\u00a0MB.' },
  fileBroken: { code: 'invalid', message: 'Diese Datei ließ sich nicht lesen. Bitte fügen Sie den Text ein.' },
})
