import { deadlinesAreComingWorkingDays, isBlurred, leadsToSections, staysFixed } from '../home.ts'
import { opensAndClosesMenu } from '../home-states.ts'
import { attributes, counts, leadsTo, says, texts } from '../looks.ts'
import type { SpecificationRows } from '../row.ts'

const SECTIONS = ['paslaugos', 'naujienlaiskis', 'privalumai', 'apie-mus', 'kontaktai', 'trial'] as const
const NAV = 'header nav[aria-label="Pagrindinis meniu"]'
const INBOX = '#naujienlaiskis'
const OUTSIDE = ['https://viesiejipirkimai.lt/', 'https://example.lt/prisijungti']
const FOOTER = [
  ...['/', '/#paslaugos', '/#apie-mus', '/#kontaktai', '/pirkejai', '/tiekejai', '/bvpz-kodai'],
  ...['/statybu-konkursai', '/mazos-vertes-pirkimai', '/viesuju-pirkimu-planai', '/cvp-is', '/blog'],
  ...['/privatumo-politika', '/naudojimo-salygos', '/rinkodaros-taisykles'],
]
const under = (heading: string) => `section:has(h2:text-is("${heading}"))`

/** Section 2: the home page. */
export const HOME = {
  '2.19': {
    says: 'The home page is ten sections.',
    departs: 'The home page has ten sections',
    seen: [counts('/', 'main section', 10), attributes('/', 'main section[id]', 'id', SECTIONS)],
  },
  '2.20': {
    says: 'The header stays in place and has the portal, the logo, six anchors, signing in and the button to the form.',
    departs: [
      'A header with the named links',
      'Fixed header with a button „Gauti pasiūlymą“',
      'The form is a section of the home page',
    ],
    seen: [
      staysFixed('/', 'header'),
      attributes('/', 'header [data-top-bar] nav a', 'href', OUTSIDE),
      attributes('/', 'header [data-top-bar] nav a', 'target', ['_blank', '_blank']),
      attributes('/', `header > div > a:has(svg)[href="/"]`, 'href', ['/']),
      leadsTo('/', NAV, ...SECTIONS.slice(0, 5).map((id) => `#${id}`)),
      texts('/', 'header [data-cta="header"]', ['Gauti pasiūlymą']),
      attributes('/', 'header [data-cta="header"]', 'href', ['/?noriu=offer#trial']),
      leadsToSections('/', SECTIONS),
    ],
  },
  '2.21': {
    says: 'From other pages the anchors lead to the home page’s sections.',
    departs: 'The form is a section of the home page',
    seen: [leadsToSections('/blog', SECTIONS)],
  },
  '2.22': {
    says: 'Phones have a menu.',
    seen: [opensAndClosesMenu('Atidaryti meniu', 'Uždaryti meniu', 'Kontaktai')],
  },
  '2.23': {
    says: 'First comes the hero.',
    seen: [
      texts('/', 'main section:first-of-type h1', ['Jūsų veiklai atrinkti viešieji pirkimai – kas rytą']),
    ],
  },
  '2.24': {
    says: 'Three cards name the services: daily notices, professional service, full access.',
    departs:
      'Services: cards „daily notices“, „professional service“, „full access“; covered: „won tenders“; benefits: checked by hand',
    seen: [
      texts('/', '#paslaugos h3', ['Pranešimai kas rytą', 'Profesionali pagalba', 'Prieiga be ribojimų']),
      counts('/', `${INBOX} >> xpath=preceding::section[@id="paslaugos"]`, 1),
    ],
  },
  '2.25': {
    says: 'A mock inbox shows „Gautieji“ and blurred folders, notices of four types and their deadlines.',
    departs: [
      "Deadlines of the preview: the six days after the current week's start, one for each notice",
      'The newsletter preview is the third section',
      'The mock inbox shows fixed samples',
    ],
    seen: [
      says('/', `${INBOX} p:has(+ ul[aria-hidden])`, 'Gautieji'),
      isBlurred('/', `${INBOX} ul[aria-hidden="true"] li`, [
        'Išsiųstieji',
        'Juodraščiai',
        'Archyvas',
        'Šlamštas',
      ]),
      texts('/', `${INBOX} summary > p`, [
        'Pirkimas',
        'Rinkos konsultacija',
        'Pirkimas',
        'Pirkimų planas',
        'Sudaryta sutartis',
        'Pirkimas',
      ]),
      deadlinesAreComingWorkingDays(INBOX, 4),
    ],
  },
  '2.26': {
    says: 'A section says what the newsletter covers.',
    departs:
      'Services: cards „daily notices“, „professional service“, „full access“; covered: „won tenders“; benefits: checked by hand',
    seen: [
      texts('/', `${under('Nuo plano iki sutarties')} h3`, [
        'Vykstantys pirkimai',
        'Būsimi pirkimai',
        'Papildoma informacija',
      ]),
      texts('/', `${under('Nuo plano iki sutarties')} li`, [
        'supaprastinti pirkimai',
        'tarptautiniai pirkimai',
        'mažos vertės pirkimai',
        'pirkimų planai',
        'rinkos konsultacijos',
        'techninių specifikacijų projektai',
        'privačių įmonių pirkimai',
        'sudarytos sutartys',
        'pirkimų laimėtojai',
      ]),
    ],
  },
  '2.27': {
    says: 'A section shows the four stages of a purchase.',
    departs: 'Services, texts of the home page',
    seen: [counts('/', `${under('Žinote dar prieš skelbimą')} ol > li`, 4)],
  },
  '2.28': {
    says: 'Six cards name the benefits.',
    seen: [
      texts('/', '#privalumai > div > ul h3', [
        'Sutaupote laiko',
        'Atranka jūsų sričiai',
        'Tikrina žmogus',
        'Asmeninis konsultantas',
        'Neribota paieška',
        'Aiški kaina',
      ]),
      counts('/', '#privalumai > div > ul p', 6),
      says('/', '#privalumai > div > ul', 'Su filtrais ir pirkimų istorija.', 'be paslėptų mokesčių.'),
    ],
  },
  '2.29': {
    says: 'Three steps explain how it works.',
    seen: [
      texts('/', `${under('Trys žingsniai iki laiško')} li > span`, ['1', '2', '3']),
      texts('/', `${under('Trys žingsniai iki laiško')} h3`, [
        'Papasakokite apie veiklą',
        'Suderiname atranką',
        'Gaunate laišką kas rytą',
      ]),
    ],
  },
  '2.30': {
    says: 'Three partners show e-mail, telephone and website; a photo that does not load gives way to the initial.',
    seen: [
      attributes('/', '#apie-mus a[href^="mailto:"]', 'href', [
        'mailto:lietuva@example.lt',
        'mailto:latvija@example.lv',
        'mailto:estija@example.ee',
      ]),
      attributes('/', '#apie-mus a[href^="tel:"]', 'href', [
        'tel:+37060000001',
        'tel:+37120000000',
        'tel:+37120000001',
        'tel:+37250000000',
      ]),
      attributes('/', '#apie-mus a[href^="http"]', 'href', [
        'https://example.lt/',
        'https://example.lv/',
        'https://example.ee/',
      ]),
      texts('/', '#apie-mus span > span[aria-hidden="true"]', ['V', 'V', 'E']),
    ],
  },
  '2.31': {
    says: 'Contacts give address, company with its code, telephone, e-mail and hours.',
    seen: [
      texts('/', '#kontaktai dt', ['Telefonas', 'El. paštas', 'Darbo laikas', 'Adresas', 'Įmonė']),
      texts('/', '#kontaktai dd', [
        '+370 600 00000',
        'info@example.lt',
        /^I–V 9:00–18:00, VI–VII nedirbame/,
        'Pavyzdžio g. 1, LT-00000 Vilnius',
        'UAB „Pavyzdys“Įmonės kodas 000000000',
      ]),
      attributes('/', '#kontaktai dd a', 'href', ['tel:+37060000000', 'mailto:info@example.lt']),
    ],
  },
  '2.32': {
    says: 'The form’s section has the anchor „trial“, and is the last.',
    seen: [attributes('/', 'main > section:last-of-type', 'id', ['trial']), counts('/', '#trial form', 1)],
  },
  '2.33': {
    says: 'The footer leads to fifteen places and to other countries.',
    departs: 'Footer links',
    seen: [
      ...['/', '/blog'].map((path) => leadsTo(path, 'footer', ...FOOTER)),
      texts('/', 'footer nav[aria-label="Kitose šalyse"] a', [/^Latvija/, /^Estija/]),
      attributes('/', 'footer nav[aria-label="Kitose šalyse"] a', 'target', ['_blank', '_blank']),
    ],
  },
} as const satisfies SpecificationRows
