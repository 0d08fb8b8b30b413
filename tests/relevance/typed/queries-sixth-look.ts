/**
 * Written and judged before anybody saw an answer, with a market of their own (`market-second-town.ts`): school-leavers and
 * returners, other people's German and English, dialect, plurals, brands, shifts, pay and conditions. Titles vary by town, which five of the
 * judgements forget. Lines as in `judge.ts`.
 */
export const SIXTH_LOOK_QUERIES = `
arzt | 1: stationssek ; nie: patientenservice , ergo , optik , rettung , reinigung
ärztin dortmund | 1: stationssek dortmund ; nie: patientenservice dortmund , rettung dortmund , paketsub dortmund
zahnarzt | 1: zahn ; nie: reinigung , pflege , optik
notarzt bremen | 2: rettung bremen ; nie: erzieher bremen , paket bremen
dhl | 3: paket , sortier , dhlbuero ; 1: paketsub ; nie: lager , lkwfern , dispo
dhl augsburg | 3: paket augsburg , sortier augsburg ; nie: lkwnah augsburg , bus augsburg
dhl nachts | 3: sortier ; 1: paket ; nie: sicherheit , giesserei
dhl büro | 3: dhlbuero ; 1: paket ; nie: buero tz , amt
pakete ausfahren bremen | 3: paket bremen , paketsub bremen ; 1: sortier bremen ; nie: dispo bremen , lkwfern bremen
edeka rostock | 3: edekaverkauf rostock , edekamini rostock ; nie: fischverk rostock , matrose
edeka ausbildung | 3: edekaazubi ; nie: elektroazubi , azubipflege
edeka aushilfe | 3: edekamini ; 1: edekaverkauf ; nie: blumen , uebungsleiter
klinik am park dortmund pflege | 3: pflege dortmund ; 1: patientenservice dortmund ; nie: reinigung , ogs
haas elektro stuttgart | 3: elektro stuttgart ; 2: buero stuttgart , elektroazubi stuttgart ; nie: reinigung stuttgart
startklar remote | 3: frontend , support ; 1: data ; nie: buha
schule fertig was jetzt ausbildung bremen | 3: edekaazubi bremen ; nie: lkwfern bremen , dispo bremen
realschulabschluss ausbildung 2027 | 3: azubi ; nie: lager , elektro stuttgart -azubi
azubi elektriker würzburg | 3: elektroazubi wuerzburg ; 1: elektro wuerzburg -azubi ; nie: edekaazubi wuerzburg
ausbildung pflege 2027 erfurt | 3: azubipflege erfurt ; nie: hauswirt erfurt , altenheim erfurt
lehrstelle einzelhandel | 3: edekaazubi ; nie: lidl , edekaverkauf
ausbildung beim amt | 3: amtazubi ; nie: amt -azubi , elektroazubi
schnupperpraktikum elektriker | 2: elektroazubi ; 1: elektro ; nie: lager
wiedereinstieg nach elternzeit büro | 3: buero tz ; 2: amt ; 1: dispo ; nie: lager
wiedereinsteigerin pflege teilzeit | 3: pflege fach -leih tz ; nie: lager , elektro
mutti job vormittags stuttgart | 3: buero tz stuttgart ; nie: montage stuttgart , stapler stuttgart | cond: vormittags
büro 4 stunden am tag | 3: buero tz ; 2: amt ; nie: lkwfern , dispo
arbeit bis 13 uhr | 3: altenheim , kochfr , buero tz ; nie: sortier , sicherheit , koch abend
nach der schule jobben würzburg | 3: edekamini wuerzburg , uebungsleiter wuerzburg ; nie: lkwnah wuerzburg , brauer
job ab 16 jahre rostock | 3: edekamini rostock ; nie: hafen rostock , pflege
nebenjob student heidelberg | 3: werkmkt heidelberg ; 2: barista heidelberg , blumen heidelberg , housekeeping heidelberg ; nie: tierarzthilfe heidelberg
abends jobben bochum | 3: reinigung abend bochum , pizza bochum ; nie: bus bochum , reinigung frueh bochum
ich suche arbeit lager ohne deutsch | 3: lager quer ; 2: lager ; 1: fischproduktion ; nie: amt , dispo | cond: ohne deutsch
putzen arbeit bochum ich kann abend | 3: reinigung abend bochum ; 2: reinigung bochum ; nie: bestatter bochum
arbeit ohne sprache hotel | 3: housekeeping ; 1: koch abend ; nie: rezeption , support
job no german needed | 3: housekeeping ; 2: support ; 1: fischproduktion ; nie: amt , stationssek
english speaking jobs | 3: support , housekeeping ; nie: amt , ogs
kitchen helper | 1: kochfr , pizza , koch ; nie: lager , frontend
truck driver germany | 3: lkwnah , lkwfern ; nie: stapler , bus
warehouse worker bremerhaven | 3: lager bremerhaven ; 1: fischproduktion bremerhaven , hafen bremerhaven ; nie: schweiss bremerhaven
cleaning lady stuttgart | 3: reinigung stuttgart ; nie: stapler stuttgart
nurse mannheim | 3: pflege mannheim ; nie: medtech mannheim
electrician | 3: elektro ; nie: metallbau , frontend
remote english customer service | 3: support ; nie: rezeption , amt
software entwickler react homeoffice | 3: frontend ; 1: data ; nie: support , buha
pyhton mannheim | 3: data mannheim ; nie: medtech mannheim
datenanalist | 3: data ; nie: buha
bilanzbuchalter remote | 3: buha ; nie: support
buchhaltung von zuhause | 3: buha ; nie: support , frontend
kundendienst englisch von daheim | 3: support ; nie: elektro
elektricker chemnitz | 3: elektro chemnitz ; nie: metallbau chemnitz , giesserei chemnitz
elektriker ohne montage | 3: elektro ; nie: azubi , montage | cond: ohne montage
elektriker 4 tage | 3: elektro ; nie: zahn
schlosser freitag früh schluss | 3: metallbau ; nie: giesserei
schlossr bochum | 3: metallbau bochum ; nie: bus bochum
schlosserin erfurt | 3: metallbau erfurt ; nie: hauswirt erfurt
schweisser bremerhaven | 3: schweiss bremerhaven ; nie: fischproduktion bremerhaven
schweißer nicht leiharbeit | 1: metallbau ; nie: leih | cond: leiharbeit
lager keine leihfirma | 3: lager -leih ; nie: leih | cond: leihfirma
lagerhelfer keine schicht augsburg | 3: lager tags augsburg ; nie: bus augsburg | cond: schicht
lager mo-fr | 3: lager tags ; nie: lager schicht | cond: mo-fr
staplerfahrer zwickau | 3: stapler zwickau ; 1: lager zwickau ; nie: montage zwickau
bandarbeit automobil stuttgart | 3: montage stuttgart ; nie: elektro stuttgart
am band arbeiten zwickau | 3: montage zwickau ; nie: amt zwickau
produktion nur tagschicht | 3: produktiontags ; nie: montage , giesserei | cond: tagschicht
fabrik arbeit chemnitz | 3: giesserei chemnitz ; nie: elektro chemnitz , buero chemnitz
produktionshelfer ohne schichtarbeit erfurt | 3: produktiontags erfurt ; nie: lidl erfurt | cond: schichtarbeit
fischfabrik | 3: fischproduktion ; 1: fischverk ; nie: frontend
hafenarbeiter | 3: hafen ; nie: lager , rezeption
containerbrücke bremerhaven | 3: hafen bremerhaven ; nie: schweiss bremerhaven
auf einem schiff arbeiten | 3: matrose ; 1: hafen ; nie: rettung
decksmann rostock | 3: matrose rostock ; nie: bodenleger
sani rostock | 3: rettung rostock ; nie: elektro , matrose rostock
rettungsassistent dortmund | 3: rettung dortmund ; nie: ogs dortmund
krankenwagen fahren bremen | 3: rettung bremen ; nie: lkwfern bremen , paket bremen
krankenschwester keine leihfirma ruhrgebiet | 3: pflege -leih dortmund ; nie: pflege leih | cond: leihfirma
krankenpfleger 3500 brutto | 3: pflege fach ; nie: hauswirt , altenheim
examinierte pflegekraft über 4000 | 3: pflege >=4000 ; nie: pflege azubi , altenheim
röntgenassistentin stuttgart | 3: mtr stuttgart ; nie: stationssek stuttgart
mtra | 3: mtr ; nie: medtech , ergo
arztsekretärin dortmund | 3: stationssek dortmund ; nie: lidl dortmund
medizinische schreibkraft | 3: stationssek ; 1: buero ; nie: medtech
ergoterapeutin rostock | 3: ergo rostock ; 1: logo rostock ; nie: rezeption , hauswirt rostock
logopädin weimar teilzeit | 3: logo weimar ; nie: barista weimar
optikerin ohne samstag augsburg | 2: optik augsburg ; nie: hoer | cond: samstag
brillenladen augsburg | 3: optik augsburg ; 2: hoer augsburg ; nie: zimmerer augsburg
hörgeräteakustikerin | 3: hoer ; nie: elektro
zfa esslingen | 3: zahn esslingen ; nie: erzieher esslingen
zahnarzthelferin mannheim | 3: zahn mannheim ; nie: pflege mannheim
tierarzthelferin bremen | 3: tierarzthilfe bremen ; nie: tagesmutter bremen
mit tieren heidelberg | 3: tierarzthilfe heidelberg ; nie: rezeption heidelberg
kita bremen teilzeit | 3: erzieher bremen ; 2: tagesmutter bremen ; nie: paket bremen
tagesmama bremen | 3: tagesmutter bremen ; 1: erzieher bremen ; nie: tierarzthilfe bremen
krippe erziherin weimar | 3: erzieher weimar ; nie: barista weimar
nachmittagsbetreuung grundschule bochum | 3: ogs bochum ; nie: reinigung bochum
ogs dortmund | 3: ogs dortmund ; nie: pflege dortmund
fussballtrainer kinder | 3: uebungsleiter ; nie: erzieher , ogs
turnverein büro minijob | 3: vereinsbuero ; 1: uebungsleiter ; nie: reinigung
fritteuse imbiss rostock | 2: fischverk rostock ; 1: koch rostock ; nie: matrose rostock
fischbrötchen verkaufen | 3: fischverk ; nie: fischproduktion , hoer
pizzafahrer mannheim minijob | 3: pizza mannheim ; nie: zahn mannheim
pizzabecker bochum | 3: pizza bochum ; nie: bus bochum
koch nur tagsüber | 3: kochfr ; nie: koch abend | cond: tagsüber
koch keine abende bremen | 3: kochfr bremen ; nie: koch abend | cond: abende
köche wismar | 3: koch wismar ; nie: rezeption wismar
koch mit unterkunft ostsee | 3: koch abend ; nie: kochfr | cond: unterkunft
schulküche | 3: kochfr ; nie: koch abend
zimmermädels heidelberg | 3: housekeeping heidelberg ; nie: zimmerer , barista heidelberg
hotel rezeption heidelberg | 3: rezeption heidelberg ; 1: housekeeping heidelberg ; nie: produktiontags heidelberg
kaffee bar weimar | 3: barista weimar ; nie: schornstein
bäcker ohne nachtschicht | 1: pizza ; nie: sicherheit , sortier | cond: nachtschicht
zimmermann augsburg | 3: zimmerer augsburg ; nie: housekeeping , bus augsburg
zimmerleute esslingen | 3: zimmerer esslingen ; nie: housekeeping , zahn esslingen
fliesenlegr mannheim | 3: fliesen mannheim ; 2: bodenleger mannheim ; nie: pflege mannheim
parkett leger | 3: bodenleger ; 1: fliesen ; nie: housekeeping
kaminkehrer | 3: schornstein ; 1: ofenbau ; nie: reinigung
rauchfangkehrer weimar | 3: schornstein weimar ; nie: logo weimar
kachelofenbauer augsburg | 3: ofenbau augsburg ; nie: zimmerer augsburg
wallbox monteur | 3: elektro ; nie: montage , fliesen
brauerei würzburg | 3: brauer ; nie: lkwnah wuerzburg , koch wuerzburg
bierbrauer | 3: brauer ; nie: barista
goldschmid würzburg | 3: goldschmied ; nie: metallbau
wäscherei rostock | 3: textil rostock ; nie: reinigung , matrose rostock
bügeln waschen erfurt | 3: altenheim erfurt ; 1: hauswirt erfurt ; nie: metallbau erfurt
haushaltshilfe altenheim zwickau | 2: altenheim zwickau ; nie: montage zwickau
alltagshelfer senioren erfurt | 2: hauswirt erfurt ; 1: altenheim erfurt ; nie: lidl erfurt
beerdigungsinstitut bochum | 3: bestatter bochum ; nie: ogs bochum
bauhof wismar | 3: strassenmeister wismar ; nie: lkwnah wismar
straßenmeisterei zwickau | 3: strassenmeister zwickau ; nie: stapler zwickau
bei der stadt arbeiten wismar | 3: amt wismar , strassenmeister wismar ; nie: koch wismar , rezeption wismar | cond: stadt
bürgeramt zwickau | 3: amt zwickau ; nie: montage zwickau
verwaltungsfachangestelte wismar | 3: amt wismar ; 1: amtazubi wismar ; nie: lager wismar
brummifahrer nahverkehr würzburg | 3: lkwnah wuerzburg ; nie: lkwfern | cond: nahverkehr
lkw fahrer kein fernverkehr augsburg | 3: lkwnah augsburg ; nie: lkwfern | cond: fernverkehr
kipper fahrer | 3: lkwnah ; nie: stapler
busfahrer ohne wochenende bochum | 2: bus bochum ; nie: reinigung bochum | cond: wochenende
führerschein d wird bezahlt | 3: bus ; nie: lkwnah , paket
nachtwächter ludwigshafen | 3: sicherheit ludwigshafen ; nie: lager ludwigshafen
security bremerhaven nachts | 3: sicherheit bremerhaven ; nie: fischproduktion bremerhaven
putze morgens vor der arbeit bochum | 3: reinigung frueh bochum ; nie: reinigung abend bochum
reinigung ab 17 uhr stuttgart | 3: reinigung abend stuttgart ; nie: elektro stuttgart
16 euro stunde dortmund | 3: dortmund h>=16 ; nie: dortmund h<14.9
mindestens 19 euro die stunde quereinsteiger | 3: montage ; nie: lager quer , reinigung quer
filialleitung discounter erfurt | 3: lidl erfurt ; nie: hauswirt erfurt
stv marktleiter dortmund | 3: lidl dortmund ; nie: pflege dortmund
social media studentenjob | 3: werkmkt ; 1: praktmkt ; nie: edekamini
praktikum marketing mannheim | 3: praktmkt ; nie: werkmkt mannheim , data mannheim
gärtnerei minijob weimar | 3: blumen weimar ; nie: barista weimar
schaffe beim daimler stuttgart band | 2: montage stuttgart ; nie: reinigung stuttgart
friseur stuttgart | nie: reinigung stuttgart , elektro stuttgart , montage stuttgart
anwalt erfurt | nie: hauswirt erfurt , lidl erfurt , kochfr erfurt
`
