import { type Word, wordsOf } from './redact-words'

/** Short forms that no ending tells, and the names they stand for. */
const SHORT_FORMS = `
Basti Bastian Bastl Wastl = Sebastian
Tom Thom = Thomas Tomas
Alex Sascha Xander Lexi Sandra Sandy = Alexander Alexandra
Alex = Alexej Alexis
Chris Kris = Christian Christina Christine Christoph Christopher Christiane Christa Kristina Kristin
Tina Tine = Christina Christine Christiane Martina Bettina Valentina Kristina Kerstin
Stoffel = Christoph
Flo = Florian Florentine
Max Maxim = Maximilian Maximiliane Maksim
Nik Nick Niko Nico Klaus = Nikolaus Nikolai Nicolas Nikolas
Nik Nick = Dominik Niklas Nicole
Ben = Benjamin Benedikt
Dan = Daniel Daniela
Sam = Samuel Samira Samantha
Leo = Leonard Leonhard Leopold Leonie Leonardo Leon
Jo Joe Jojo = Johannes Joachim Josef Joseph Jonas Jonathan Johanna
Hans Hannes Hansi Johann = Johannes Johann
Hanne Hanna Hanni Jana = Johanna
Jochen Achim Jockel = Joachim
Sepp Seppi Beppo Peppi Jupp Jupi = Josef Joseph
Matze Mats Hias Mattes = Matthias Mathias
Micha Michi Mike Mick Mischa Michel = Michael Michail Michaela
Anderl Dres Drea = Andreas Andrea
Steff Steffen Stevie = Stefan Stephan Stefanie Stephanie
Ralle Ralfi = Ralf Ralph
Kalle Charly Charlie Karlo = Karl Carl
Heinz Heini Heiner = Heinrich Heinz
Fritz Fritze Fredi Freddy Fred = Friedrich Frederik Frederick
Fred Freddy Freddi = Alfred Manfred Wilfried Gottfried
Willem Helmi = Wilhelm
Gerd Gert Hardy Hardi = Gerhard
Bert Berti Berty = Albert Herbert Robert Norbert Hubert Berthold Norberta
Rob Robby Bob Bobby = Robert Roberta
Nobbi Nobby Nobbe = Norbert
Bernd Benno Hardy = Bernhard
Didi Dieter = Dietmar Dietrich Dieter
Ede Eddi Eddy Eddie = Eduard Edmund Edgar Edward
Kurt Konny Conny = Konrad
Lutz Lui Wiggerl = Ludwig
Lenz = Lorenz
Poldi = Leopold
Gustl Gustel Gusti = August Gustav Augustin Auguste
Schorsch Schorschi Jörg Jürgen = Georg
Schorsch Schorschi = Jörg
Vroni Vreni Vera = Veronika Verena
Resi Resl Tess Tessa = Theresa Therese Theresia Teresa
Lisi Lisa Liesel Elli Elly Else Elsa Ilse Sissi Sisi Betty Betti Lilli Elise Lizzy = Elisabeth Elisabet
Kathi Käthe Trine Rina Kathe Kat Kati Katja Katinka = Katharina Kathrin Katrin Katarina
Grete Gretel Gretchen Marga Margit Margot Gritt Peggy = Margarete Margarethe Margareta Margret
Lotte Lotti Lottchen = Charlotte Liselotte
Charly Charlie = Charlotte Charles
Lena Leni Lenchen Nele Hella = Helena Helene Magdalena Marlene
Bine Bini = Sabine
Uschi Ursel Ulla = Ursula
Uli Ulli Ully Ulla Rike Rieke = Ulrich Ulrike
Conny Conni Nelly Nele = Cornelia
Conny Conni = Constanze Cornelius
Gitte Gitti Biggi Biggy Brigitta = Brigitte Birgit Brigitta
Traudl Traudi Traudel Trudi Trude = Gertrud Waltraud Edeltraud Gertraud
Hilde Hildi = Hildegard Mathilde Brunhilde
Anni Anne Ann Annika Änne Nanni Annchen = Anna Annette Annegret Anneliese Annemarie
Mia Mimi Mitzi Mizzi Ria Mareike Maja Mieze = Maria Marie
Bärbel Babsi Babs Barbi = Barbara
Evi Evchen = Eva Evelyn Evelin
Ela Ella Michi = Michaela Manuela Daniela Gabriela Gabriele
Manu = Manuel Manuela Emanuel
Jule Julchen Jules = Julia Juliane Julian
Sanne Susi Suse Sanna Susa = Susanne Susanna
Bea Trixi Trix = Beatrix Beatrice Beate
Tori Vicky Vicki = Viktoria Victoria
Fränzi Zissi Franz = Franziska Franziskus
Phil Fips Lippi = Philipp Philip Phillip
Tim Timo = Timotheus Timothy
Pat Paddy = Patrick Patricia
Rick Ricky Ricardo = Richard Riccardo Patrick Frederik Henrik
Mo Momo Hamudi = Mohammed Mohamed Mohammad Muhammad Muhammed
Mo = Moritz
Memo Memet = Mehmet
Ibo Ibi = Ibrahim
Musti Mustafa = Mustafa
Vova Wowa Wolodja = Wladimir Vladimir
Dima Mitja = Dmitri Dmitrij Dmitry
Kolja = Nikolai
Natascha Natalie = Natalia Natalja
Katja = Ekaterina Jekaterina
Wolle Wolf = Wolfgang
Hajo = Hansjoachim Hansjürgen
Olli Oli Olly Ole = Oliver Olaf Olivia
Ecki Ecky = Eckhard Eckart Eckhart
Lola Dolly = Dolores
Ola Olka Olenka Sanja = Aleksandra Alexandra Aleksandr
Kasia Kaska = Katarzyna
Gosia = Malgorzata
Asia Aska = Joanna
Basia = Barbara
Zosia = Zofia
Ania Anka Hania = Anna Hanna
Tomek = Tomasz Thomas
Krzysiek = Krzysztof
Piotrek = Piotr
Wojtek = Wojciech
Jurek = Jerzy
Kuba = Jakub
Janek = Jan
Staszek = Stanislaw
Wanja Vanya = Iwan Ivan
Aljoscha Ljoscha = Alexej Aleksej Alexei
Petja = Pjotr Petr
Serjoscha = Sergej Sergei
Tanja = Tatjana Tatiana
Olja = Olga
Nastja = Anastasia Anastasija
Mascha = Maria Marija Marina
Dascha = Daria Darja
Slava Slawa = Wjatscheslaw Wladislaw Jaroslaw
Schenja Zhenya = Jewgeni Evgeni Jewgenija Evgenia
Fatos = Fatma
Hatce = Hatice
Apo = Abdullah
Zeyno = Zeynep
Beppe Peppe Pino = Giuseppe
Paco = Francisco
Pepe = Jose
Adi Addi = Adolf Adam Adelheid
Ali = Alina Alisa Alija
Eli Elli = Elias Elena Eleonore
Isa Isi Izzy = Isabel Isabella Isabelle
Emmi Emmy Mila = Emilia Emma
Ute Oda = Uta
Edi = Edin Edith Eduard
`

/** Also ordinary words: they stay where they could come from a name ("seit Juli", for a Julia). */
const ORDINARY = new Set([
  ...'juli jury lady army navy audi mini semi party city story hobby body baby copy handy uni abi deli mali bali'.split(
    ' ',
  ),
  ...'mari chemie serie linie folie kopie magie manie madchen marchen parchen mannchen manchen munchen'.split(' '),
  ...'kirchen branchen sachen machen machten kannchen hahnchen'.split(' '),
])
/** Endings of pet names; the rest is the name or begins it: "Jörgi", "Tommi", "Steffy", "Klärchen". */
const ENDINGS = ['ichen', 'ilein', 'chen', 'lein', 'ie', 'i', 'y'] as const
const LEAST_STEM = 3
/** "ie" ends many ordinary words. */
const LEAST_BEFORE_IE = 4

/** Whether a word is what friends call somebody with one of these first names. */
export function nicknamesOf(firstNames: readonly string[]): (word: Word) => boolean {
  const names = firstNames.flatMap(wordsOf).map(({ folded }) => folded)
  const sounds = names.map(soundOf)
  const short = shortForms()
  const own = new Set(names.flatMap((name) => [...(short.get(name) ?? [])]))
  return ({ text, folded }) => {
    const bare = folded.replace(/\d{1,4}$/, '')
    // In small letters only with digits, as in a handle: "tommi79".
    if (bare === folded && !/^\p{Lu}/u.test(text)) return false
    const forms = bare.length > LEAST_STEM && bare.endsWith('s') ? [bare, bare.slice(0, -1)] : [bare]
    return forms.some((form) => own.has(form) || (!ORDINARY.has(form) && isPetForm(form, sounds)))
  }
}

function isPetForm(form: string, sounds: readonly string[]): boolean {
  return ENDINGS.some((ending) => {
    if (!form.endsWith(ending)) return false
    const stem = soundOf(form.slice(0, -ending.length))
    const least = ending === 'ie' ? LEAST_BEFORE_IE : LEAST_STEM
    return stem.length >= least && sounds.some((sound) => sound.startsWith(stem))
  })
}

/** As it is spoken, so that "Tommi" begins like Thomas and "Steffi" like Stephan. */
function soundOf(folded: string): string {
  return folded
    .replaceAll('th', 't')
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replace(/c(?!h)/g, 'k')
    .replace(/(.)\1/g, '$1')
}

let table: Map<string, Set<string>> | undefined

function shortForms(): Map<string, Set<string>> {
  if (table) return table
  table = new Map()
  for (const line of SHORT_FORMS.trim().split('\n')) {
    const [forms = [], names = []] = line.split(' = ').map((side) => wordsOf(side).map(({ folded }) => folded))
    for (const name of names) {
      const known = table.get(name) ?? new Set()
      for (const form of forms) known.add(form)
      table.set(name, known)
    }
  }
  return table
}
