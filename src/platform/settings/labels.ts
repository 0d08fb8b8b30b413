import { payrollTexts } from './payroll-labels.ts'
import type { SettingKey } from './schema.ts'

/** How a setting is entered: a choice, yes or no, a number with its unit, or values from certain days on. */
export type SettingControl =
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'switch' }
  | { kind: 'number'; unit: string }
  | { kind: 'dated'; unit: string; isMoney: boolean }

type SettingText = { group: string; label: string; description: string; control: SettingControl }

/** The texts of each setting for platform admins, in the order of the page. */
export const settingTexts = {
  payTransparency: {
    group: 'Stellen',
    label: 'Entgelttransparenz',
    description:
      'Was geschieht, wenn eine Stelle ohne Gehalt veröffentlicht oder dazu jemand zum Gespräch eingeladen werden soll. „Gehalt verlangen“ lässt beides nicht zu.',
    control: {
      kind: 'choice',
      options: [
        { value: 'off', label: 'Ohne Gehalt erlaubt' },
        { value: 'warn', label: 'Unternehmen hinweisen' },
        { value: 'require', label: 'Gehalt verlangen' },
      ],
    },
  },
  minimumWageCents: {
    group: 'Stellen',
    label: 'Mindestlohn',
    description: 'Gesetzlicher Mindestlohn je Stunde. Zahlt eine Stelle weniger, weist die Prüfung darauf hin.',
    control: { kind: 'dated', unit: '€', isMoney: true },
  },
  minijobLimitCents: {
    group: 'Stellen',
    label: 'Minijob-Grenze',
    description: 'Höchster Monatsverdienst einer geringfügigen Beschäftigung.',
    control: { kind: 'dated', unit: '€', isMoney: true },
  },
  promisedReplyDays: {
    group: 'Stellen',
    label: 'Zugesagte Antwort',
    description: 'Vorgabe für neue Stellen: So viele Tage nach der Bewerbung antwortet das Unternehmen spätestens.',
    control: { kind: 'number', unit: 'Tage' },
  },
  ...payrollTexts,
  vatPercent: {
    group: 'Abrechnung',
    label: 'Umsatzsteuersatz',
    description:
      'Für Rechnungen. Es zählt der letzte Tag des Zeitraums. Was schon ausgestellt ist, ändert sich nicht: Passt ein Satz nicht, steht es in der Übersicht.',
    control: { kind: 'dated', unit: '%', isMoney: false },
  },
  preNotificationDays: {
    group: 'Abrechnung',
    label: 'Vorabankündigung der Lastschrift',
    description: 'So viele Tage vor dem Einzug kündigen wir ihn an. Die AGB müssen dieselbe Frist nennen.',
    control: { kind: 'number', unit: 'Tage' },
  },
  applicationRetentionMonths: {
    group: 'Aufbewahrung',
    label: 'Bewerbungen',
    description: 'Löschung so viele Monate nach der zugestellten Absage, der Zusage oder dem Rückzug.',
    control: { kind: 'number', unit: 'Monate' },
  },
  retentionNoticeDays: {
    group: 'Aufbewahrung',
    label: 'Ankündigung der Löschung',
    description: 'So viele Tage vor dem Löschen einer Bewerbung erfahren es beide Seiten.',
    control: { kind: 'number', unit: 'Tage' },
  },
  unverifiedAccountDays: {
    group: 'Aufbewahrung',
    label: 'Unbestätigte Konten',
    description: 'Löschung, wenn die E-Mail-Adresse so lange nicht bestätigt wurde.',
    control: { kind: 'number', unit: 'Tage' },
  },
  inactiveAccountMonths: {
    group: 'Aufbewahrung',
    label: 'Ungenutzte Bewerbungskonten',
    description: 'Löschung nach so vielen Monaten ohne Anmeldung, nach zwei Erinnerungen.',
    control: { kind: 'number', unit: 'Monate' },
  },
  sentMailDays: {
    group: 'Aufbewahrung',
    label: 'Versendete E-Mails',
    description:
      'So lange lassen sich versendete E-Mails im Postausgang nachlesen. Was zur Abrechnung gehört, bleibt so lange wie Rechnungen.',
    control: { kind: 'number', unit: 'Tage' },
  },
  noticeDays: {
    group: 'Aufbewahrung',
    label: 'Benachrichtigungen',
    description: 'So lange bleiben Benachrichtigungen in der Glocke. Namen stehen nicht darin.',
    control: { kind: 'number', unit: 'Tage' },
  },
  resumeViewMonths: {
    group: 'Aufbewahrung',
    label: 'Einsichten in Lebensläufe',
    description: 'So lange sehen Bewerberinnen und Bewerber, wer ihren Lebenslauf geöffnet hat.',
    control: { kind: 'number', unit: 'Monate' },
  },
  invoiceRetentionYears: {
    group: 'Aufbewahrung',
    label: 'Rechnungen',
    description:
      'Ab dem Ende des Kalenderjahres, nach §\u00a014b UStG und §\u00a0147 AO mindestens acht. Danach löschen wir Inhalt und Dateien; Nummer, Beträge und Prüfsumme bleiben. Läuft noch eine Prüfung, erhöhen Sie die Zahl.',
    control: { kind: 'number', unit: 'Jahre' },
  },
  twoFactorFor: {
    group: 'Sicherheit',
    label: 'Zweiter Faktor',
    description:
      'Wer sich nur mit einem zweiten Faktor anmelden darf. Wer noch keinen hat, richtet ihn nach der Anmeldung zuerst ein.',
    control: {
      kind: 'choice',
      options: [
        { value: 'nobody', label: 'Plattform-Admins, außer in Demos' },
        { value: 'admins', label: 'Plattform-Admins, immer' },
        { value: 'everyone', label: 'Alle Konten' },
      ],
    },
  },
  freshSessionMinutes: {
    group: 'Sicherheit',
    label: 'Frische Anmeldung',
    description: 'So lange nach der Anmeldung dürfen Plattform-Admins Gefährliches tun, ohne sich erneut auszuweisen.',
    control: { kind: 'number', unit: 'Minuten' },
  },
  resumeViewsPerDay: {
    group: 'Sicherheit',
    label: 'Lebensläufe am Tag',
    description:
      'So viele fremde Lebensläufe darf eine Person eines Unternehmens am Tag öffnen, in einer Stunde die Hälfte; alle im Unternehmen zusammen das Dreifache. Lebensläufe eigener Bewerbungen zählen nicht. Wird es mehr, steht es im Protokoll.',
    control: { kind: 'number', unit: 'Lebensläufe' },
  },
  resumeSearchesPerDay: {
    group: 'Sicherheit',
    label: 'Suchen nach Lebensläufen am Tag',
    description:
      'Jede Ergebnisseite und jeder Filter zählt. Je Person, in einer Stunde die Hälfte; alle im Unternehmen zusammen das Dreifache.',
    control: { kind: 'number', unit: 'Suchen' },
  },
  downloadsPerDay: {
    group: 'Sicherheit',
    label: 'Heruntergeladene Dateien am Tag',
    description:
      'Unterlagen, Bewerbungsmappen und Listen, die eine Person eines Unternehmens herunterlädt, in einer Stunde die Hälfte; alle im Unternehmen zusammen das Dreifache.',
    control: { kind: 'number', unit: 'Dateien' },
  },
  holdPercent: {
    group: 'Sicherheit',
    label: 'Anhalten ab Anteil',
    description:
      'Beträfe ein Hintergrunddienst auf einmal mehr als diesen Anteil (etwa aller Stellen oder Konten), hält er vor dem Beenden oder Löschen an und fragt im Systemzustand nach.',
    control: { kind: 'number', unit: '%' },
  },
  holdFrom: {
    group: 'Sicherheit',
    label: 'Anhalten ab Anzahl',
    description: 'Weniger als so viele auf einmal erledigen die Dienste immer, auch wenn das ein großer Anteil ist.',
    control: { kind: 'number', unit: 'Stück' },
  },
  feedbackWidget: {
    group: 'Oberfläche',
    label: 'Rückmeldungen erlauben',
    description: 'Zeigt auf allen Seiten eine Schaltfläche, über die alle Lob und Fehler melden können.',
    control: { kind: 'switch' },
  },
} as const satisfies Record<SettingKey, SettingText>
