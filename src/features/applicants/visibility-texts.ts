import type { Visibility } from './vocabulary'

/** The choices in the form: label and meaning. */
export const visibilityTexts = {
  visible: {
    label: 'Sichtbar',
    description: 'Unternehmen mit Lizenz finden und lesen deinen Lebenslauf, mit Name und Kontakt.',
  },
  anonymous: {
    label: 'Anonym',
    description: 'Unternehmen finden dich, sehen aber weder Name noch Kontakt, Anhänge oder frühere Arbeitgeber.',
  },
  hidden: {
    label: 'Verborgen',
    description: 'Nur Unternehmen, bei denen du dich bewirbst oder denen du zugestimmt hast, sehen deinen Lebenslauf.',
  },
} satisfies Record<Visibility, { label: string; description: string }>
