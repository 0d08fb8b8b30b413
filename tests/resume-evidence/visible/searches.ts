/** What companies type, and what they mean by it; see `../grade.ts`. */
export const SEARCHES = `
Zerspanungsmechaniker CNC | trade:zerspan has:cnc
Zerspanungsmechaniker | trade:zerspan
Zerspaner Siemens 840D | trade:zerspan has:siemens-840d
Mechatroniker | trade:mechatron
Mechatronikerin Robotik | trade:mechatron has:robotik
Mechatroniker Bielefeld | trade:mechatron at:Bielefeld
Mechatronicker | trade:mechatron
Krankenschwester | trade:pflege
Krankenpfleger Wundmanagement | trade:pflege has:wundmanagement
Krankenschwester Deutsch B2 | trade:pflege lang:Deutsch-B2
Altenpfleger | trade:altenpflege
Altenpflegerin Demenz | trade:altenpflege has:demenz
Koch | trade:koch
Köchin München | trade:koch at:München
Koch 10 Jahre Erfahrung | trade:koch years:10
Küchenmeister | trade:koch role:master
Auszubildender Koch | trade:koch role:learning
Lagerist Kommissionierung | trade:lager has:kommissionierung
Fachkraft für Lagerlogistik | trade:lager
Elektriker | trade:elektro
Elektroniker SPS | trade:elektro has:sps
Elektromeister | trade:elektro role:master
Elektroniker Führerschein B | trade:elektro licence:B
Buchhalter | trade:buch
Buchhalterin DATEV Hamburg | trade:buch has:datev at:Hamburg
Bilanzbuchhalter Englisch | trade:buch lang:Englisch
Erzieherin | trade:erzieher
Erzieher Montessori | trade:erzieher has:montessori
Softwareentwickler Java | trade:software has:java
Programmierer Englisch C1 | trade:software lang:Englisch-C1
C++ | has:c++
Java | has:java
SAP | has:sap
Lkw-Fahrer | trade:fahrer
Berufskraftfahrer CE | trade:fahrer licence:CE
Verkäuferin | trade:verkauf
Social Media Manager | trade:social
Social-Media-Manager Instagram | trade:social has:instagram
Maler | trade:maler
Maler und Lackierer Führerschein Klasse B | trade:maler licence:B
Industriemechaniker Hydraulik | trade:industrie has:hydraulik
Industriemechaniker mindestens 5 Jahre | trade:industrie years:5
`

/** What postings require, and when it is proven; see `../grade.ts`. */
export const REQUIREMENTS = `
Abgeschlossene Ausbildung als Mechatroniker/in | learnt:mechatron
Abgeschlossene Berufsausbildung zum Koch (m/w/d) | learnt:koch
Ausbildung als Zerspanungsmechaniker oder Industriemechaniker | any learnt:zerspan learnt:industrie
Examinierte Pflegefachkraft (m/w/d) | any learnt:pflege learnt:altenpflege
Sie haben eine Ausbildung zum Elektroniker, Mechatroniker oder vergleichbar abgeschlossen | any learnt:elektro learnt:mechatron
Staatliche Anerkennung als Erzieherin | learnt:erzieher
Kenntnisse in CNC | has:cnc
Sicherer Umgang mit DATEV | has:datev
Erfahrung mit SPS und Schaltschrankbau | has:sps has:schaltschrankbau
Java oder Python | any has:java has:python
Führerschein Klasse B | licdoc:B
Gute Deutschkenntnisse (mindestens B2) | lang:Deutsch-B2
Englisch in Wort und Schrift (B1) | lang:Englisch-B1
Mindestens 5 Jahre Erfahrung als Elektroniker | y:elektro=5
Berufserfahrung als Verkäufer | trade:verkauf
Teamfähigkeit und Zuverlässigkeit | soft
Bereitschaft zur Schichtarbeit | soft
Freude am Umgang mit Menschen | soft
Spaß am Kochen | soft
HACCP-Kenntnisse | has:haccp
Montessori-Pädagogik | has:montessori
Erfahrung in der Fehlersuche an Anlagen | has:fehlersuche
Kenntnisse in Hydraulik und Instandhaltung | has:hydraulik has:instandhaltung
Interesse an Robotik | has:robotik
Hohe Motivation und selbstständige Arbeitsweise | soft
Buchhalterin mit DATEV-Kenntnissen | trade:buch has:datev
Erfahrung mit Instagram und Canva | has:instagram has:canva
`
