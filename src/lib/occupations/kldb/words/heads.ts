/**
 * Endings of words for a person that mostly say a level: `level group ending ending`. The level is a digit, M for
 * masters and foremen, or F for leading people; the group (four digits) is meant when nothing names a field, `-` when
 * then nothing is.
 */
export const HEADS = `
1 - helfer hilfskraft hilfsarbeiter handlanger aushilfe hilfe hilfswerker beiarbeiter zuarbeiter hilfs
2 9428 künstler
2 2321 setzer
3 8178 therapeut
4 - ologe
2 - gehilfe fachkraft facharbeiter mechaniker mechatroniker bauer macher arbeiter hersteller wart wärter fachwerker werker fachmann geselle kraft fertiger bearbeiter leger steller richter verarbeiter installateur veredler aufseher mitarbeiter fachkaufmann warter pfleger angestellte fachpraktiker erzeuger ausrüster aufsicht züchter beamt meierist wächter
2 2512 maschinenführer anlagenführer maschinenbediener maschineneinrichter maschineneinsteller maschinenarbeiter anlagenfahrer anlagenbediener einrichter maschinist bediener führer einsteller maschinenwart fahrer steurer
2 2511 monteur montierer zusammensetzer maschinenmonteur zusammenbauer
2 2731 prüfer kontrolleur abnehmer sortierer nachseher
2 6120 kaufmann händler makler
2 7140 sachbearbeiter disponent sekretär
2 - assistent
3 - techniker technologe fachwirt betriebswirt inspektor berater spezialist koordinator fachberater trainer planer entwickler konsulent consultant beauftragte betriebsassistent verwalter ingenieurassistent gestalter fachassistent designer wirtschafter monitor
3 9330 restaurator
3 2722 konstrukteur
2 2721 zeichner
3 2322 designer
2 4132 laborant
4 8412 lehrer lehrkraft
2 8448 unterrichter
3 6112 vertreter agent akquisiteur
3 7130 betriebswirt
2 2441 schmied
2 2822 schneider
2 2422 schleifer polierer
2 3321 maler lackierer
2 2413 gießer former
2 2421 stanzer bieger presser
2 2341 drucker
2 5410 reiniger
2 5218 fahrer
2 9353 graveur
2 9411 spieler
2 2630 elektriker elektroniker elektrofachkraft
3 7131 manager
3 7139 projektleiter teamleiter gruppenleiter
4 - ingenieur ing referent dipl diplom wissenschaftler sachverständige gutachter analytiker forscher akademiker stratege engineer chemiker physiker
4 9140 ökonom
M 2739 meister polier vorarbeiter industriemeister obermeister werkmeister schichtführer kolonnenführer rottenführer obermonteur schichtleiter
F 7139 leiter chef direktor leitung vorsteher inspekteur präsident dezernent rektor dekan
`

/**
 * Families that name a kind of work rather than its field, next to those of any field: a field in the title decides.
 */
export const GENERAL_FAMILIES: ReadonlySet<string> = new Set([
  'teamassistent',
  'betriebswirt',
  'maschinenbauingenieur',
  'monteur',
  'servicetechniker',
  'maschinenfuhrer',
  'hochbaufacharbeiter',
  'niederlassungsleiter',
  'betriebsleiter',
  'filialleiter',
  'meisterproduktion',
  'produktionshelfer',
  'produktionsmitarbeiter',
  'restaurator',
  'sachbearbeiter',
  'sekretar',
  'industriemechaniker',
  'schlosser',
  'elektroniker',
  'elektrotechniker',
  'mechatroniker',
  'metallhelfer',
  'umschuler',
  'kundenberater',
  'vertriebsmitarbeiter',
  'projektleiter',
  'konstrukteur',
  'wissenschaftlichermitarbeiter',
  'qualitatsprufer',
  'ausbilder',
  'trainer',
  'polier',
  'verwaltungsfachangestellter',
  'lehrer',
  'dozent',
  'grafikdesigner',
  'technischerzeichner',
  'chemielaborant',
  'drucker',
  'maler',
  'giesser',
  'zerspanungsmechaniker',
  'textilarbeiter',
  'auslieferungsfahrer',
  'berufskraftfahrer',
  'aussendienstmitarbeiter',
  'verkaufer',
  'reinigungskraft',
  'facharzt',
  'arzt',
  'landwirt',
])
