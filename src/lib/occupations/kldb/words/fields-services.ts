/** Parts of words that name a field of work, with its group of four digits: services. See `word-table.ts`. */
export const SERVICE_FIELDS = `
5111 eisenbahnbetrieb wagendienst bahnbetrieb
5112 fluggast flugzeugabfert luftverkehrsbetrieb flugbetrieb flughafen
5113 schiffsmaschin maschinendienst schiffsbetrieb
5121 straßenmeisterei straßenwart straßenunterhalt autobahnmeisterei straßenbetrieb
5122 bahninfrastruktur signaltechnik bahnmeisterei eisenbahnsicherung
5123 flugsicherungstech
5124 wasserstraße schleuse seezeichen
5131 ~lager versand magazin verpack umzug warenannahme
5132 gepäck post zustell paket brief
5133 umschlag hafen verlade
5141 zugbegleit fahrgastbetreu verkehrsservice
5142 flugbegleit bodendienst
5150 verkehrswesen verkehrstechnik verkehrsbetrieb verkehrsplanung verkehrsmanagement
5151 straßenverkehr verkehrsüberw kraftverkehr
5152 eisenbahn bahnbetrieb eisenbahnverkehr fahrdienst rangiertechnik
5153 flugsicherung luftverkehr luftaufsicht
5154 schifffahrt
5161 verkehrskaufl verkehrsfachwirt personenverkehr
5162 ~transport spedition logistik güterverkehr frachtverkehr vorratswirtschaft
5163 schienenverkehr
5164 luftfracht
5165 schifffahrtskauf reederei
5166 postbetrieb kurier express
5211 personenbeförderung taxi
5212 güterkraft lastkraftwagen lkw
5213 omnibus straßenbahn bus
5220 triebfahrzeug lokomotiv
5231 flugzeugführ pilot
5241 schiffsführung nautik nautisch seeschiff hochsee
5242 binnenschiff
5251 traktor trecker mähdresch landmaschinenfahr
5252 erdbau bagger baumaschinenführ
5253 =kran kranführ kranbetrieb hebezeug turmdrehkran
5311 ~sicherheit objektschutz werkschutz wach personenschutz schutzundsicherheit bewachung geldtransport
5312 arbeitssicherheit arbeitsschutz sicherheitstechnik
5313 feuerwehr brandschutz
5314 bäder badebetrieb schwimmbad
5315 detektiv
5316 inkasso
5318 alarmanlagentech
5321 polizei vollzugsdienst ordnungsamt bundesgrenzschutz
5322 kriminal
5323 gerichtsvollz
5324 justizvollzug strafvollzug haft
5331 gewerbeaufsicht arbeitsinspektion eichwesen
5332 hygiene gesundheitsaufsicht gesundheitsdienst
5333 lebensmittelkontrolle lebensmittelüberwach
5334 desinfekt schädlings
5410 reinigung
5411 gebäudereinig
5412 glasreinig
5413 wäscherei textilreinig chemischreinig
5414 maschinenreinig
5415 fahrzeugreinig
6111 einkauf beschaffung materialwirtschaft
6112 vertrieb außendienst verkaufsförder sales
6114 automatenservice
6116 verleih vermiet
6120 ~handel
6121 großhandel außenhandel export import außenwirtschaft auslandsgeschäft
6128 ecommerce onlinehandel binnenhandel
6131 immobilien grundstück wohnungswirtschaft wohnungs liegenschaft
6132 gebäudemanagement facility
6210 ~verkauf einzelhandel warenhaus kaufhaus supermarkt laden
6211 kasse
6238 naturkost biokost
6311 ~tourismus reisebüro touristik reiseverkehr fremdenverkehr kurverwaltung
6312 fitness sportmanagement freizeit sportverwaltung esports
6313 animation gästebetreu
6314 reiseleit fremdenführ
6321 hotelkauf hotelverwaltung
6322 ~hotel etagen hotelservice empfang reservierung
6330 gastronomie gaststätte restaurant gastgewerbe service-gast büfett
6331 systemgastronomie
6332 bar
6339 catering
6340 veranstaltung messe event kongress kulturmanag
7110 geschäftsführung
7122 ~verband gewerkschaft kammer partei
7130 betriebswirtschaft industriebetr technischebetriebswirt
7131 ~organisation unternehmensplanung
7132 unternehmensberat managementberat
7133 wirtschaftsförder
7139 teamleitung projektleitung
7140 ~büro sekretariat office
7141 fremdsprachen
7143 schreibdienst
7145 ~information telefonzentrale auskunft
7151 weiterbildung ausbildung recruiting personal
7152 arbeitsvermittl personaldienst zeitarbeit arbeitsförder
7211 bank kredit bauspar sparkasse darlehen
7212 wertpapier börse vermögen finanzdienst fonds effekten devisen finanzierung investment
7213 versicherung
7219 risikomanagement asset
7221 buchhaltung rechnungswesen finanzbuch lohnabrechnung bilanz
7222 kalkulation kostenrechn
7223 controlling finanzplan
7224 revision wirtschaftsprüf
7229 treasury lohnundgehalt
7230 steuerberat steuerwesen
7310 ~recht
7311 rechtsanwalts notariat kanzlei
7316 bundesnachrichten verfassungsschutz
7318 datenschutz mediation
7320 ~verwaltung kommunalverwalt bundesverwalt öffentlicheverwaltung
7321 sozialversicherung rentenversicherung sozialverwalt krankenkasse
7322 gesundheitswesen sozialwesen krankenhausverwalt heimverwalt gesundheitsökonom sozialdienste ~krankenhaus praxismanagement
7323 steuerverwaltung finanzverwaltung finanzamt
7324 zoll
7325 justizverwaltung gerichts justiz
7328 auswärtig diplomat kirchenverwalt wetterdienst
7331 archiv
7332 bibliothek
7333 dokumentation technischedokumentation
7334 medizinischedokument tumordokument klinischestudien telemedizin
8110 arztpraxis medizinischefach
8111 zahnmedizin
8114 tiermedizin
8118 arbeitsmedizin
8121 histolog zytolog zytopatholog transfusion immunhämatolog biomed medizinischeslabor laboratoriumsmed medizinlabor mykologie virologie hämatologie medizinischechemie
8122 audio neuro kardiolog pneumolog funktionsdiagnostik hno ohrenheilkunde
8123 radiolog röntgen strahlentherap nuklearmedizin radioonkolog
8124 veterinärmed
8130 krankenpfleg gesundheits-und pflegekraft pflegedienst
8131 intensivpfleg anästhesie onkolog psychiatr dialyse nephrolog
8132 kinderintensiv
8133 operationstechn kardiotechn
8134 rettungs
8135 geburtshilf
8171 physiotherap bewegungstherap
8172 ergotherap
8173 sprachtherap logopäd
8174 musiktherap kunsttherap
8175 naturheil
8176 diät ernährungstherap
8180 pharmaz
8182 apotheke
8188 pharma klinischeforschung regulatory
8210 altenpfleg geriatr seniorenpfl gerontolog altenheim seniorenheim
8219 seniorenzentrum altentagesst
8221 gesundheitsberat gesundheitsmanagement sozialmedizin ~gesundheit
8222 wellness
8223 ernährung
8231 friseur
8232 kosmetik
8234 maskenbild
8240 bestatt
8250 biomedizin medical medizintechnik medizingerät
8251 orthopäd rehatech
8252 augenoptik
8253 hörgerät
8254 zahntech
8311 ~kinder kinderbetreu kindergarten kinderkrippe kindertag hort
8312 ~sozial ~jugend sozialarbeit sozialpädagog jugendhilfe
8313 heilerzieh behindert sonderpädag heilpädag rehabilit
8314 ~betreuung familienpfleg haushaltspfl familienhilfe
8315 suchtberat familienberat erziehungsberat
8319 tagesstätte schullandheim erziehungswesen
8321 hauswirtschaft haushalt
8322 verbraucherberat
8331 theolog
8332 ~gemeinde kirchlich pastoral
8429 fachschule berufsbildung
8439 akademie hochschul
8440 musikschul volkshochschul jugendbildung bildungsstätte
8450 leistungssport breitensport
9110 sprachwissen literaturwissen
9121 philosoph
9122 geschicht
9124 medienwissen theaterwissen
9131 politik
9132 soziolog
9133 erziehungswissen pädagogik
9134 marktforsch meinungsforsch
9140 wirtschaftswissen volkswirt
9211 werbung marketing absatzwesen
9212 dialogmarketing callcenter telefonmarketing
9213 kundenbetreu
9220 öffentlichkeitsarbeit presse =pr
9230 ~verlag medienkauf
9238 anzeigen
9241 redaktion journalis
9242 lektorat
9310 produktdesign industriedesign formgestalt
9321 innenarchitektur
9322 schauwerbe visuellesmarketing dekoration messebau
9323 raumausstatt raumgestalt
9331 bildhauer schnitz
9332 malerei
9333 drechsl spielzeug
9334 vergold
9335 wachs kerzen
9341 kunstkeramik töpfer
9342 glasmalerei porzellanmalerei
9351 metallgestalt kunstschmied ziselier
9352 schmuck goldschmied edelstein silberschmied edelmetall
9353 gravur
9354 schilder lichtreklame werbetechnik
9360 musikinstrument instrumentenbau
9361 streichinstrument zupfinstrument geigen banjo gitarre mandoline bratsche viola harfe laute zither kontrabass
9362 holzblas oboe flöten fagott klarinette saxophon
9363 metallblas waldhorn trompete posaune tuba blechblas
9364 klavier cembalo
9365 orgel
9368 pauke trommel schlagzeug akkordeon harmonika handzug glocken
9411 ~musik orchester
9412 gesang
9421 schauspiel
9422 tanz ballett
9434 spielbank glücksspiel
9440 ~film ~bühne ~fernsehen ~theater
9441 regie
9451 veranstaltungstechnik bühnentechn beleuchtungst
9452 kamera
9453 tontechn bildtechn ton
9461 bühnenbild kostüm szenenbild
9462 requisit
9470 museum
9471 ausstellung museumstech
`
