/**
 * Ordinary sentences with the words of the shapes in `rules/shapes.ts`, written after them: 2 of 40 were stopped then. Lines
 * as in `sentence.ts`.
 */
export const HARMLESS = `
nachricht | ok | Sagen Sie uns bitte, wie wir Ihren Namen aussprechen.
nachricht | ok | Mit Ihrem Namen und der Vorgangsnummer können Sie sich am Empfang melden.
nachricht | ok | Mit Ihrem Pass allein kommen Sie leider nicht ins Werk, bringen Sie bitte auch die Einladung mit.
nachricht | ok | Ihre Kinder können während des Gesprächs gern in unserer Kita spielen.
nachricht | ok | Ihre Familie ist am Sommerfest herzlich willkommen.
nachricht | ok | Wenn Ihr Kind krank ist, verschieben wir den Termin.
nachricht | ok | Bei Ihrer Erkrankung wünschen wir gute Besserung.
nachricht | ok | Wegen Ihrer Elternzeit passen wir den Beginn gern an.
nachricht | ok | Nennen Sie uns bitte Ihren Gehaltswunsch.
nachricht | ok | Teilen Sie uns bitte Ihren Wunschtermin mit.
nachricht | ok | Was möchten Sie heute noch wissen?
nachricht | ok | Ihr Rollstuhl passt durch alle unsere Türen.
nachricht | ok | Wie heißt Ihr Assistenzhund? Er ist willkommen.
nachricht | ok | Ihr Engagement bei der Freiwilligen Feuerwehr unterstützen wir.
nachricht | ok | In einem Jahr sind Sie Teamleitung.
absage | ok | Mit Ihrem Profil passen Sie leider nicht zu dieser Stelle.
absage | ok | Ihr Führerschein passt leider nicht zu unseren Fahrzeugen.
absage | ok | Leider ist die Stelle schon vergeben, an eine Kollegin aus dem Haus.
absage | ok | Bei Ihrem Gehaltswunsch kommen wir leider nicht zusammen.
absage | ok | Ihre Kenntnisse in SAP lassen uns leider noch zweifeln.
absage | ok | Mit Ihrer Erfahrung kommen Sie anderswo schneller voran.
absage | ok | Die Entscheidung fiel für eine Person mit mehr Erfahrung in der Pflege.
frage | ok | Sind Sie bereit, im Schichtdienst zu arbeiten?
frage | ok | Waren Sie schon einmal in Deutschland tätig?
frage | ok | Welche Erfahrung haben Sie mit Kindern im Vorschulalter?
frage | ok | Haben Sie schon mit Menschen mit Behinderung gearbeitet?
frage | ok | Welches Werkzeug benutzen Sie am liebsten?
frage | ok | Wann könnten Sie anfangen?
frage | ok | Wie viele Jahre haben Sie in der Küche gearbeitet?
frage | ok | Wo sind Ihre Stärken?
profil | ok | Die 40 Stunden lassen sich nicht immer gleich verteilen.
profil | ok | Die Arbeit ist für Quereinsteiger gut geeignet.
profil | ok | Diese Stelle ist nicht für Pendler ohne Auto geeignet.
profil | ok | Frauen nehmen wir im Handwerk besonders gern auf.
profil | ok | Mit dem Computer gehen Sie sicher um.
angebot | ok | Für Eltern ist unser Betrieb leicht zu erreichen, für Frauen gibt es einen Mentoringkreis.
angebot | ok | Jenseits der 30 Urlaubstage gibt es zwei freie Tage im Advent.
angebot | ok | Die erste Woche begleitet Sie eine Kollegin, bezahlt wird vom ersten Tag an.
angebot | ok | Zwei Tage in der Woche arbeiten Sie von zu Hause, Geld für den Schreibtisch gibt es dazu.
titel | ok | Fachkraft Lager, 40 m hohe Regale (m/w/d)
`
