import type { ResumeContent } from '~/features/resumes/schema'
import { demoId } from '../demo-id'
import { monthBefore } from '../market/moments'

/** The résumé of the first demo applicant; written by hand, because it is the one most looked at. */
export function showcaseResume(now: Date): ResumeContent {
  let next = 0
  const id = () => demoId(`showcase-resume:${next++}`)
  return {
    summary:
      'Zerspanungsmechanikerin mit neun Jahren Erfahrung an CNC-Dreh- und Fräsmaschinen. Ich richte selbst ein, programmiere an der Steuerung und gebe mein Wissen gern an Auszubildende weiter.',
    experience: [
      {
        id: id(),
        position: 'Zerspanungsmechanikerin, Schwerpunkt Frästechnik',
        employer: 'Eickhoff Feinmechanik GmbH',
        place: 'Gütersloh',
        from: monthBefore(now, 62),
        to: null,
        description:
          'Einrichten und Programmieren von zwei Fünf-Achs-Bearbeitungszentren (Heidenhain)\nErstmuster prüfen und Serien freigeben\nAnleiten von drei Auszubildenden\nRüstzeiten um ein Viertel gesenkt, durch feste Spannmittel und Werkzeuglisten',
      },
      {
        id: id(),
        position: 'Zerspanungsmechanikerin, Drehtechnik',
        employer: 'Nolte Armaturen KG',
        place: 'Bielefeld',
        from: monthBefore(now, 108),
        to: monthBefore(now, 63),
        description:
          'Drehen von Ventilteilen in Losgrößen von 50 bis 2.000 Stück\nMessen und Dokumentieren nach Prüfplan\nWechselnde Früh- und Spätschicht',
      },
    ],
    education: [
      {
        id: id(),
        degree: 'Ausbildung Zerspanungsmechanikerin',
        institution: 'Nolte Armaturen KG und Berufskolleg Bielefeld',
        place: 'Bielefeld',
        from: monthBefore(now, 151),
        to: monthBefore(now, 109),
        description: 'Abschlussprüfung vor der IHK, Note 1,8',
      },
      {
        id: id(),
        degree: 'Mittlerer Schulabschluss',
        institution: 'Gesamtschule Bielefeld',
        place: 'Bielefeld',
        from: monthBefore(now, 225),
        to: monthBefore(now, 153),
        description: '',
      },
    ],
    skills: [
      { id: id(), name: 'CNC-Fräsen', level: 5 },
      { id: id(), name: 'CNC-Drehen', level: 4 },
      { id: id(), name: 'Heidenhain TNC 640', level: 5 },
      { id: id(), name: 'Messtechnik', level: 4 },
      { id: id(), name: 'Technische Zeichnungen', level: 5 },
      { id: id(), name: 'Ausbilden', level: 3 },
    ],
    languages: [
      { id: id(), name: 'Deutsch', level: 'native' },
      { id: id(), name: 'Türkisch', level: 'native' },
      { id: id(), name: 'Englisch', level: 'B1' },
    ],
    certificates: [
      {
        id: id(),
        name: 'Ausbildung der Ausbilder (AEVO)',
        issuer: 'IHK Ostwestfalen zu Bielefeld',
        issuedIn: monthBefore(now, 26),
      },
      { id: id(), name: 'Kranschein', issuer: null, issuedIn: monthBefore(now, 40) },
    ],
    projects: [],
    interests: 'Rudern, Backgammon, alte Mopeds',
  }
}
