/** What companies type, and what they mean by it; see `../grade.ts`. */
export const SEARCHES = `
Kfz-Mechatroniker | trade:kfz
Automechaniker Achsvermessung | trade:kfz has:achsvermessung
Kfz Meister | trade:kfz role:master
Maurer | trade:maurer
Maurermeister | trade:maurer role:master
Maurer Führerschein B | trade:maurer licence:B
Fliesenleger | trade:fliesen
Fliesenlegerin Mosaik | trade:fliesen has:mosaik
Metzger | trade:fleisch
Fleischer Wurstherstellung | trade:fleisch has:wurstherstellung
Hotelfachfrau | trade:hotel
Rezeptionist Englisch B1 | trade:hotel lang:Englisch-B1
Hotelfachmann Night Audit | trade:hotel has:night-audit
Immobilienkaufmann | trade:immo
Hausverwalter Betriebskosten | trade:immo has:betriebskosten
Bankkauffrau | trade:bank
Bankkaufmann Wertpapiere | trade:bank has:wertpapiere
Hebamme | trade:hebamme
Ergotherapeutin | trade:ergo
Ergotherapeut Handtherapie | trade:ergo has:handtherapie
Chemielaborant HPLC | trade:labor has:hplc
Chemielaborantin | trade:labor
Mediengestalter InDesign | trade:grafik has:indesign
Grafiker | trade:grafik
Bauzeichner AutoCAD | trade:zeichner has:autocad
Bauzeichnerin mindestens 5 Jahre | trade:zeichner years:5
Landwirt | trade:landwirt
Landwirt Melken | trade:landwirt has:melken
Rechtsanwaltsfachangestellte | trade:refa
ReNo RA-MICRO | trade:refa has:ra-micro
Optiker | trade:optik
Augenoptikerin Refraktion | trade:optik has:refraktion
Speditionskaufmann Zollabwicklung | trade:spedition has:zollabwicklung
Einkäufer | trade:einkauf
Einkäuferin Incoterms | trade:einkauf has:incoterms
Sicherheitsmitarbeiter | trade:wache
Gebäudereiniger | trade:reinigung
Azubi Augenoptiker | trade:optik role:learning
Revit | has:revit
HPLC | has:hplc
`

/** What postings require, and when it is proven; see `../grade.ts`. */
export const REQUIREMENTS = `
Abgeschlossene Ausbildung als Kfz-Mechatroniker (m/w/d) | learnt:kfz
Gelernter Maurer oder Fliesenleger | any learnt:maurer learnt:fliesen
Abgeschlossene Berufsausbildung zum Fleischer | learnt:fleisch
Ausbildung zur Hotelfachfrau | learnt:hotel
Abgeschlossene Ausbildung als Immobilienkaufmann | learnt:immo
Du bist ausgebildete Bankkauffrau | learnt:bank
Examinierte Hebamme | learnt:hebamme
Staatlich anerkannte Ergotherapeutin | learnt:ergo
Abgeschlossene Ausbildung als Chemielaborant | learnt:labor
Sicherer Umgang mit InDesign | has:indesign
AutoCAD oder Revit | any has:autocad has:revit
Erfahrung mit HPLC und Titration | has:hplc has:titration
Kenntnisse in der Baufinanzierung | has:baufinanzierung
Mindestens drei Jahre Berufserfahrung als Maurer | y:maurer=3
Mehrjährige Berufserfahrung als Bankkaufmann | y:bank=2
Führerschein der Klasse B | licdoc:B
Deutsch C1 | lang:Deutsch-C1
Englisch mindestens B2 | lang:Englisch-B2
RA-MICRO | has:ra-micro
Pflanzenschutz | has:pflanzenschutz
Einkäufer mit Kenntnissen der Incoterms | trade:einkauf has:incoterms
Seefracht | has:seefracht
Zuverlässigkeit und Teamgeist | soft
Sie arbeiten gern mit Menschen | soft
Sicheres Auftreten | soft
Leidenschaft für Mode | soft
`
