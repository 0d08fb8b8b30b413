import type { ImportKind } from '../vocabulary'

const ASSUMED =
  'Steht irgendwo nur ein Jahr oder eine Jahreszeit, haben wir die Monate angenommen. Ändern kannst du alles danach im Editor.'
const BY_HEADINGS = 'Was wohin gehört, haben wir an Überschriften und Zeiträumen erkannt; sieh bitte genau hin.'
/** What can be relied on and what not, for each kind of document. */
export const importKindNotes = {
  'json-resume': `Jeder Eintrag sagt selbst, was er ist; Formatierungen werden zu einfachem Text. ${ASSUMED}`,
  'own-pdf':
    'Dieses PDF trägt deinen Lebenslauf in sich, er kommt zurück, wie er war. Foto und Unterlagen fügst du im Editor wieder hinzu.',
  pdf: `Ein PDF besteht aus Zeilen ohne Felder. ${BY_HEADINGS} Bilder übernehmen wir nicht. ${ASSUMED}`,
  docx: `Text aus Tabellen, Textfeldern, Kopf- und Fußzeilen ist dabei. ${BY_HEADINGS} Bilder übernehmen wir nicht. ${ASSUMED}`,
  linkedin: `LinkedIn sagt zu Kenntnissen keine Stufe, darum stehen sie ohne Angabe. Kontakte, Nachrichten, Bewerbungen und Werbedaten aus dem Export lassen wir weg. ${ASSUMED}`,
  europass: `Formatierte Texte werden zu Absätzen und einfachen Listen. Führerscheine trägst du in deinem Profil ein. ${ASSUMED}`,
  text: `${BY_HEADINGS} ${ASSUMED}`,
} satisfies Record<ImportKind, string>
