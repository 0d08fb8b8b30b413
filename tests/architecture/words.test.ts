import { expect, test } from 'vitest'
import { readSources } from './sources.ts'
import { textsOf } from './texts.ts'

/** Another word for a thing that people already know by a name. */
const WORDS: readonly [wrong: RegExp, right: string][] = [
  [/(?<![\p{L}-])Mails?(?![\p{L}_=(])/u, 'E-Mail'],
  [/Admin-Person/u, 'Admin'],
  [/\b(?:User|Nutzerkonto|Benutzerkonto|Account)\b/u, 'Konto'],
  [/\b(?:Log-?in|Einloggen|eingeloggt|ausloggen|Logout)\b/iu, 'Anmeldung, anmelden'],
  [/\b(?:Jobangebot|Inserat|Vakanz)/u, 'Stelle'],
  [/\b(?:Kandidat(?!enpool)|Bewerbende)/u, 'Bewerberin oder Bewerber'],
  [/\bArbeitskolleg/u, 'Kollegin oder Kollege'],
  [/\b(?:Abonnement|Abo)\b/u, 'Tarif'],
  [/(?:Lizenz|Stelle|Anzeige) (?:ist|wurde) ausgesetzt/u, 'ruht, pausiert'],
  // The specification says "Jobs finden", "Jobs verwalten" and "Beworbene Jobs".
  [/(?<!Beworbene )\bJobs?\b(?! finden| verwalten| posten|-Posting)/u, 'Stelle'],
  [/Stellenanzeige|Jobsuche/u, 'Stelle; "Anzeige" is its text'],
  [/(?<!\bder )\bAnzeigen? (?:ist|sind|pausier|läuft|endet|steht|ansehen|pausieren|beenden|verlängern)/u, 'Stelle'],
  [/\b[Ss]tand (?:der|deiner|dieser|Ihrer) (?:Bewerbung|Rückmeldung)|^Zustand$|^Stand$/u, 'Status'],
  [/Bewerberkonto|Bewerberkonten/u, 'Bewerbungskonto'],
  [/(?<!-)[Mm]ail anfordern|Bestätigungsmail/u, 'E-Mail zur Bestätigung'],
  [/Brotkrumen/u, 'Pfad'],
  [/\bDownloads?\b/u, 'heruntergeladene Dateien, Herunterladen'],
  [/\bKennziffer/u, 'Referenznummer'],
  [/Stapelaktion/u, 'Mit der Auswahl'],
  [/(?<!vergessene )\bZugängen?\b/u, 'Plätze of a plan, Konten; a "Zugang" is a program\'s'],
  [/Lizenz (?:ist |wurde )?gesperrt/u, 'an Unternehmen is gesperrt, a Lizenz ruht'],
  [/(?:als|wie) versprochen|Antwortversprechen/u, 'zugesagt'],
  [
    /(?<!^|^Alle |innen (?:und|oder) |in (?:und|oder) (?:d[enr]{2} |ein(?:em|en)? ))\bBewerbern?\b|^Bewerber \p{Ll}/u,
    'everybody: Bewerberinnen und Bewerber',
  ],
  [/gültig oder nicht mehr gültig|nicht \(mehr\) gültig/u, 'gilt nicht oder nicht mehr'],
  [
    /\bAnfrage (?:enthält|ist (?:so|zu)|kam|war (?:nicht|zu))|wird nicht unterstützt/u,
    'what happened and what to do, not the request',
  ],
  [/\bdarf (?:[\p{L},]+ ){0,8}\p{L}*(?:fragt|langt) werden|\bwird (?:weiter|wieder) versucht/u, 'somebody who does it'],
  [/\b(?:begleichen|binnen)\b|verstrichen|veranlassen/u, 'bezahlen, innerhalb von, vorbei, plain words'],
  [
    /: (?:bitte|passt|passen|wähle|wählen Sie|such|suchen Sie|schreib|schreiben Sie|frag|fragen Sie|alles geht)\b/u,
    'a capital: a sentence follows',
  ],
  [
    /(?<![\d.,:/×-])[1-9]\d{3,}(?:\\u00a0|&nbsp;| )(?:Zeichen|Pixel|€|Euro|Stellen|Bewerbungen)/u,
    'a point after thousands',
  ],
  [
    /(?<=^|[.;:!?] )(?:gelöscht|gespeichert|aufbewahrt|gezeigt|geschickt|mitgeschickt|gebraucht|gezählt|gebucht|gelesen|gesucht|geändert|verglichen|gefüllt) (?:wird|werden|wurden?) (?!können|kann|soll)/iu,
    'somebody who does it: wir löschen, wir zeigen',
  ],
  [
    /\b(?:wird|werden) (?:bald|vorerst|wieder|am .+) (?:nicht )?gelöscht|\bwurde (?:ein|eine|diese|auf Stellwerk) .*(?:angelegt|angefordert|eingetragen|vorbereitet|gestellt)\b/u,
    'who does it: wir, jemand',
  ],
  [/davon unberührt|an anderer Stelle geändert|abschalten kannst du|nicht abbestellen/iu, 'plain words; abstellen'],
  [
    /sonst zählt n(?:ur|ichts)|Den finden Unternehmen|Mit allen Angaben gibt|Das braucht Sie\b/u,
    'a whole sentence that people say: who stands on top, who sees it, what there is',
  ],
  [/kann wieder geschrieben werden|wird jetzt (?:beendet|entfernt)|was wann gelöscht wird/u, 'who does it'],
  [/^Auf diese Stelle warten .* auf\b/u, 'one "auf": hier warten'],
  [/zur Verfügung|erfolgreich (?:ge|ver|an|ab|über)\p{L}+|durchgeführt|bezüglich|seitens/u, 'a plain verb'],
]
/** Words that mean two things in two places. */
const HERE: readonly [where: RegExp, wrong: RegExp, right: string][] = [
  [/features\/notices\/|routes\/app\/notices\//, /\bMeldung(?:en)?\b/u, 'Benachrichtigung; "Meldung" reports a wrong'],
  [
    /\/(?:alert|resume-search|saved-jobs)\/|\/alert-form\.|\/saved-searches\.|server\/mail\//,
    /\b[Aa]bmelden|abgemeldet|^E-Mails zu .+ beenden/u,
    'E-Mails and what sends them are abgestellt; a device is abgemeldet',
  ],
  [
    /\/ui\/|routes\/|warning-text|state-text/,
    /\b[A-Z]{2,}(?:_[A-Z]{2,})+\b|OpenSearch|\bROLE=|\bNTP\b|\bdocs\/|\bLogs?\b|Suchindex|Migration\b/,
    "what it means, not a developer's name for it",
  ],
]
/** Names of the field, English texts for programs, words that people type, and what other programs call it. */
const OTHER =
  /\.test\.tsx?$|\/(?:german|occupations|words|import|one-job|demo)\/|\/server\/(?:measures|metrics|exports)/

/** Full of words that an ad must not use; only whole sentences are ours. */
const PATTERNS = /\/ad-check\/(?:rules\/|mends|phrase)/

test('people read one word for one thing', () => {
  const found = readSources('src/features', 'src/routes', 'src/ui', 'src/lib', 'src/server', 'src/platform')
    // Only what has such a word anywhere is parsed.
    .filter(
      ({ file, text }) => !OTHER.test(file) && wordsOf(file).some(([wrong]) => new RegExp(wrong, 'mu').test(text)),
    )
    .flatMap(({ file, text }) =>
      textsOf(file, text)
        .map(([start, end]) =>
          text
            .slice(start, end)
            .replace(/^['"]|['"]$/g, '')
            .replace(/\s+/g, ' ')
            .trim(),
        )
        .filter((said) => isSaid(said) && (!PATTERNS.test(file) || said.endsWith('.')))
        .flatMap((said) =>
          wordsOf(file).flatMap(([wrong, right]) => (wrong.test(said) ? [`${file}: ${right}: ${said}`] : [])),
        ),
    )
  expect(found).toEqual([])
})

function wordsOf(file: string): [wrong: RegExp, right: string][] {
  return [
    ...WORDS.map(([wrong, right]): [RegExp, string] => [wrong, right]),
    ...HERE.flatMap(([where, wrong, right]): [RegExp, string][] => (where.test(file) ? [[wrong, right]] : [])),
  ]
}

/** A German sentence, or a label: one word or a few that begin with a capital. */
function isSaid(said: string): boolean {
  if (/^\p{Lu}[\p{L} -]+$/u.test(said)) return true
  return said.includes(' ') && /[äöüß]|\b(?:der|die|das|ein|eine|ist|und|Sie|du|zu|im|in|auf)\b/u.test(said)
}
