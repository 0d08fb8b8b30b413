import type { Random } from '~/lib/random'

export type Gender = 'female' | 'male'
export type Person = {
  firstName: string
  lastName: string
  gender: Gender
  /** Besides German; null when German is the only first language. */
  firstLanguage: string | null
}

type Origin = { language: string | null; female: string[]; male: string[]; last: string[] }

const words = (text: string) => text.split(', ')

/** First and last names that occur together in Germany, each origin with its share in the demo market. */
const ORIGINS: readonly (readonly [Origin, number])[] = [
  [
    {
      language: null,
      female: words(
        'Anna, Lea, Sophie, Marie, Katharina, Julia, Sarah, Laura, Lisa, Hannah, Johanna, Franziska, Stefanie, Nicole, Sandra, Claudia, Susanne, Petra, Birgit, Melanie, Nadine, Jana, Nina, Carina, Theresa, Antonia, Greta, Mareike, Annika, Britta, Maike, Kerstin, Simone, Anke, Vanessa, Jessica, Charlotte, Luisa, Pia, Ronja',
      ),
      male: words(
        'Lukas, Jonas, Felix, Maximilian, Tim, Niklas, Jan, Philipp, Sebastian, Christian, Stefan, Thomas, Michael, Andreas, Markus, Daniel, Matthias, Torsten, Sven, Dennis, Marcel, Kevin, Patrick, Tobias, Florian, Simon, Moritz, Paul, Leon, Finn, Malte, Hauke, Uwe, Frank, Jürgen, Ralf, Benedikt, Johannes, Robin, Nico',
      ),
      last: words(
        'Müller, Schmidt, Schneider, Fischer, Weber, Meyer, Wagner, Becker, Schulz, Hoffmann, Koch, Bauer, Richter, Klein, Wolf, Schröder, Neumann, Schwarz, Zimmermann, Braun, Krüger, Hofmann, Hartwig, Lange, Werner, Krause, Lehmann, Köhler, Herrmann, Walter, König, Mayer, Huber, Kaiser, Fuchs, Peters, Lang, Scholz, Möller, Weiß, Jung, Hahn, Vogel, Friedrich, Keller, Günther, Frank, Berger, Winkler, Roth, Beck, Lorenz, Baumann, Franke, Albrecht, Schuster, Simon, Ludwig, Böhm, Winter, Kraus, Martin, Schumacher, Krämer, Vogt, Stein, Jäger, Otto, Sommer, Groß, Seidel, Heinrich, Brandt, Haas, Schreiber, Graf, Dietrich, Ziegler, Kuhn, Kühn, Pohl, Engel, Horn, Busch, Bergmann, Thomas, Voigt, Sauer, Arnold, Pfeiffer, Janssen, Petersen, Hansen, Brinkmann, Ostermann, Niemeyer, Thiele, Reimann, Gerdes, Ebert',
      ),
    },
    62,
  ],
  [
    {
      language: 'Türkisch',
      female: words('Elif, Ayşe, Zeynep, Merve, Büşra, Esra, Selin, Derya, Sevgi, Hülya'),
      male: words('Mehmet, Emre, Murat, Can, Burak, Yusuf, Ömer, Serkan, Hakan, Deniz'),
      last: words('Yılmaz, Kaya, Demir, Şahin, Çelik, Aydın, Öztürk, Arslan, Doğan, Polat, Koç, Kurt'),
    },
    8,
  ],
  [
    {
      language: 'Polnisch',
      female: words('Aleksandra, Magdalena, Karolina, Joanna, Ewa, Agnieszka'),
      male: words('Tomasz, Piotr, Marcin, Paweł, Łukasz, Krzysztof'),
      last: words('Nowak, Kowalczyk, Woźniak, Mazur, Krawczyk, Zając, Dudek, Adamczyk'),
    },
    5,
  ],
  [
    {
      language: 'Russisch',
      female: words('Olga, Irina, Natalia, Elena, Swetlana, Ekaterina'),
      male: words('Sergej, Dmitri, Alexander, Viktor, Andrej, Eugen'),
      last: words('Schäfer, Wagner, Keller, Weber, Schmidt, Fritz, Hermann, Root, Klassen, Penner'),
    },
    4,
  ],
  [
    {
      language: 'Arabisch',
      female: words('Rana, Layla, Nour, Amal, Hiba, Samira, Yasmin'),
      male: words('Ahmad, Omar, Khaled, Youssef, Mahmoud, Ali, Tarek'),
      last: words('Haddad, Khalil, Darwish, Al-Masri, Nasser, Saleh, Hamdan, Suleiman, Kassem'),
    },
    5,
  ],
  [
    {
      language: 'Ukrainisch',
      female: words('Oksana, Iryna, Kateryna, Yuliia, Tetiana'),
      male: words('Oleksandr, Andrii, Mykola, Taras, Bohdan'),
      last: words('Kovalenko, Shevchenko, Bondarenko, Melnyk, Lysenko, Marchenko'),
    },
    4,
  ],
  [
    {
      language: 'Italienisch',
      female: words('Giulia, Chiara, Francesca, Laura'),
      male: words('Marco, Luca, Antonio, Fabio'),
      last: words('Russo, Esposito, Romano, Greco, Conti, Marino'),
    },
    3,
  ],
  [
    {
      language: 'Rumänisch',
      female: words('Ioana, Andreea, Elena, Mihaela'),
      male: words('Andrei, Mihai, Ionuț, Cristian'),
      last: words('Popescu, Ionescu, Dumitru, Stan, Munteanu, Marin'),
    },
    3,
  ],
  [
    {
      language: 'Kroatisch',
      female: words('Ivana, Ana, Marija, Petra'),
      male: words('Ivan, Marko, Luka, Tomislav'),
      last: words('Horvat, Kovačević, Babić, Marić, Jurić'),
    },
    2,
  ],
  [
    {
      language: 'Vietnamesisch',
      female: words('Thi Mai, Linh, Thu Trang, Hoa'),
      male: words('Minh, Duc Anh, Tuan, Quang'),
      last: words('Nguyen, Tran, Le, Pham, Hoang'),
    },
    2,
  ],
  [
    {
      language: 'Twi',
      female: words('Abena, Akosua, Grace'),
      male: words('Kwame, Kofi, Samuel'),
      last: words('Mensah, Owusu, Boateng, Asante'),
    },
    1,
  ],
  [
    {
      language: 'Spanisch',
      female: words('Lucía, Carmen, Valentina'),
      male: words('Pablo, Javier, Mateo'),
      last: words('García, Martínez, Romero, Torres'),
    },
    1,
  ],
]

/** A person who could live in Germany today. */
export function inventPerson(random: Random): Person {
  const origin = random.weighted(ORIGINS)
  const gender = random.pick(['female', 'male'] as const)
  return {
    firstName: random.pick(origin[gender]),
    lastName: random.pick(origin.last),
    gender,
    firstLanguage: origin.language,
  }
}

/** The name as the local part of an e-mail address: `Ömer Yılmaz` → `oemer.yilmaz`. */
export function mailName(firstName: string, lastName: string): string {
  return `${firstName}.${lastName}`
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z.-]+/g, '')
}
