/**
 * Runs in the head: tells React Aria that it speaks German, whatever the browser's language. Its `I18nProvider` would do
 * the same, but is code that every visitor would load, also on pages that use nothing of React Aria.
 */
export const localeScript = "window[Symbol.for('react-aria.i18n.locale')]='de-DE'"
