/**
 * Written by somebody who had read neither rules nor the other sets, and labelled before they were asked: 14 of the 37
 * that should be found were missed then, and none was stopped wrongly. Lines as in `sentence.ts`.
 */
export const LATER = `
profil | stopp alter | Du bist [zwischen 20 und 35 Jahre] jung.
profil | stopp alter | Idealalter: [Ende 20 bis Anfang 40]
profil | stopp alter | Bewerber [über 50] bitten wir abzusehen.
profil | hinweis alter | Wir sind ein [junges Team] und suchen Verstärkung in unserem Alter.
profil | hinweis alter | [Frisch von der Uni]? Perfekt!
profil | hinweis alter | [Berufserfahrung maximal 5 Jahre]
profil | hinweis alter | Du bist [Generation Z]?
profil | hinweis alter | [Digital Natives] willkommen
profil | stopp alter | [Keine Rentner]
profil | hinweis herkunft | [Akzentfreies] Deutsch setzen wir voraus.
profil | hinweis herkunft | [Deutsche Muttersprachler]
profil | hinweis herkunft | [Native Speaker] English required
profil | stopp herkunft | [Deutschstämmige Bewerber] bevorzugt
profil | hinweis herkunft | [EU-Bürger] bevorzugt
profil | hinweis glaube | Bitte nur Bewerbungen ohne [Kopftuch]
profil | hinweis glaube | Sie [gehören einer christlichen Kirche an].
profil | hinweis glaube | [Geben Sie Ihre Religion] an.
profil | stopp familie | [Geben Sie Konfession und Familienstand] an.
profil | hinweis geschlecht | Für unsere Kita [suchen wir eine Dame]
profil | stopp geschlecht | [Männer brauchen sich nicht zu bewerben]
profil | stopp geschlecht | Aufgrund der körperlichen Anforderungen suchen wir [ausschließlich Männer].
profil | stopp geschlecht | [Nur Studentinnen]
profil | stopp geschlecht | [Heterosexuelle Paare]
profil | hinweis geschlecht | [Putzfrau gesucht]
profil | hinweis gesundheit | Körperlich und geistig [uneingeschränkt gesund]
profil | hinweis gesundheit | Ein [Attest über Ihre Gesundheit] bringen Sie zum Gespräch mit.
profil | stopp gesundheit | [Keine Schwerbehinderung]
profil | stopp familie | Bitte geben Sie an, [ob Sie schwanger sind].
profil | stopp familie | [Planen Sie in nächster Zeit Nachwuchs]?
nachricht | stopp familie | [Planen Sie in nächster Zeit Nachwuchs]?
profil | stopp familie | [Kinderlose] bevorzugt
profil | hinweis familie | [Ungebunden] und ohne familiäre Verpflichtungen
nachricht | hinweis familie | Wir suchen jemanden [ohne familiäre Verpflichtungen].
profil | stopp mitglied | [Nichtmitglieder einer Gewerkschaft] bevorzugt
profil | stopp gehalt | Teilen Sie uns Ihr [bisheriges Gehalt] mit.
profil | stopp probe | [Drei Tage Probearbeiten ohne Vergütung]
profil | stopp probe | Der [erste Monat wird nicht bezahlt].
aufgaben | ok | Wir betreuen Menschen zwischen 18 und 65 Jahren.
profil | ok | Mindestalter 18 Jahre, weil Sie Geld transportieren.
profil | ok | Das Unternehmen ist 50 Jahre alt und noch jung im Kopf.
profil | ok | Wir begrüßen Bewerbungen von Menschen jeden Alters.
profil | ok | Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.
profil | ok | Frauen werden bei gleicher Eignung bevorzugt berücksichtigt.
aufgaben | ok | Sie beraten schwangere Frauen in unserer Beratungsstelle.
aufgaben | ok | Wir unterrichten Deutsch als Muttersprache und Zweitsprache.
profil | ok | Unser Haus ist in katholischer Trägerschaft.
profil | ok | Jugendliche und junge Erwachsene sind unsere Zielgruppe.
profil | ok | Probearbeiten wird bezahlt.
profil | ok | Sie verhandeln mit der Gewerkschaft.
profil | ok | 30 Jahre Erfahrung stecken in unseren Maschinen.
profil | ok | Deutsch auf dem Niveau C1
profil | ok | Ein Foto brauchen Sie nicht.
profil | ok | Bitte nennen Sie Ihre Gehaltsvorstellung.
profil | ok | Mindestens 3 Jahre Berufserfahrung
profil | ok | Wir suchen Auszubildende ab 16 Jahren.
profil | ok | Sie beraten Rentner und Studentinnen.
aufgaben | ok | Sie stellen Atteste über die Gesundheit von Tieren aus.
angebot | ok | Der erste Monat Miete wird nicht von Ihnen bezahlt.
nachricht | ok | Ein Foto von sich brauchen Sie nicht mitzuschicken.
profil | ok | Menschen mit und ohne Schwerbehinderung arbeiten bei uns.
profil | ok | Ob Sie Kinder haben oder planen, spielt für uns keine Rolle.
`
