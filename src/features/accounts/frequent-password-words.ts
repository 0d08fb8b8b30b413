/**
 * Words that German and English passwords are most often made of: names, months, clubs, towns, pets, love. In lower
 * case; our own choice from general knowledge, not a copy of a leaked list.
 */
export const FREQUENT_PASSWORD_WORDS: readonly string[] = `
abcdef admin adobe alexander amazon andreas angel angela apfel apple arbeit arschloch asdf august auto baby
bailey banane barbara baseball batman bayern beatles berlin bernd bewerbung bienchen blume bmw borussia bruder
buster butter charlie cheese chef chelsea chocolate christian claudia computer cookie corona daniel darkness
deutschland dezember diamond donald dortmund dragon dresden eminem erdbeere ferrari ficken finger firma flower
football frankfurt frankreich freedom freitag freund fruehling frühling fussball fußball gabriel gandalf geheim
geld george ginger google guitar hallo hallowelt hamburg hammer hannah hannover harley hase hello herbst herz
heute hockey hotmail hund hunter ichliebedich iloveyou internet jackson jasmin jennifer jessica jesus jobsuche
jordan joshua juli julia juni kaese katze kennwort killer kitty klaus koeln kuchen käse köln laura legend
leipzig letmein liebe linux lisa login london louise love lucky maerz maggie mama manchester marcel maria martin
master matrix matthew maus mausi melanie mercedes mercury merlin michael michelle michi miller minecraft monika
monkey montag mueller muenchen musik mustang märz müller münchen nadine naruto natalie nicole november oktober
opel orange ostern papa pass passphrase passwd password passwort peanut pepper peter pferd pokemon porsche
prince princess prinzessin qazwsx qwerty qwertz ranger regenbogen robert ronaldo samstag samsung sandra schalke
schatz schatzi schnecke schokolade schule schwester secret september shadow silver slayer snoopy sommer sonne
sonnenschein sonntag spiderman start stefan stefanie stellwerk stern steven stuttgart summer sunshine superman
susanne sweet taylor test teufel thomas thunder tiger tigger tobias trustno vanessa volkswagen welcome werder
whatever wien willkommen winter wolf yamaha yellow zucker zuhause
`
  .trim()
  .split(/\s+/)
