import { attributes, counts, leadsTo, opensOthersInNewTab, responds, says, texts } from '../looks.ts'
import {
  endsWithBox,
  hasLayoutAndBanner,
  leadsOn,
  listsArticle,
  namesItself,
  pageWith,
  pushesPageView,
  signsArticle,
  titled,
} from '../pages.ts'
import type { SpecificationRows } from '../row.ts'
import { scrollsSoftlyToForm, startsAtTopOrTarget } from '../scrolling.ts'
import { ARTICLES, EVERY_PAGE, INFO_PAGES, PAGES } from './pages.ts'

const BUYER = '/pirkejas/gluosniu-ligonine'
const PORTAL = 'https://viesiejipirkimai.lt/'

const information = (path: keyof typeof PAGES, says: string) => ({
  says,
  seen: [pageWith(path, PAGES[path]), responds(path, 200), titled(path, PAGES[path])],
})

/** Section 2: addresses, texts, and what every page has. */
export const ROUTES = {
  '2.1': {
    says: 'The home page is at /.',
    seen: [pageWith('/', 'Jūsų veiklai atrinkti viešieji pirkimai – kas rytą')],
  },
  '2.2': {
    says: 'The thank-you page says that the request came and that the team will be in touch; no search engine lists it.',
    departs: [
      'The thank-you page has one address',
      'The thank-you page says that the team will get in touch soon',
    ],
    seen: [
      pageWith('/aciu', 'Ačiū, jūsų užklausą gavome'),
      says('/aciu', 'main', 'Netrukus su jumis susisieksime'),
      attributes('/aciu', 'meta[name="robots"]', 'content', ['noindex']),
    ],
  },
  '2.3': information('/privatumo-politika', 'The privacy policy has a page.'),
  '2.4': information('/naudojimo-salygos', 'The terms of use have a page.'),
  '2.5': {
    says: 'The marketing rules name three ways to unsubscribe.',
    seen: [
      pageWith('/rinkodaros-taisykles', 'Rinkodaros taisyklės'),
      texts('/rinkodaros-taisykles', '#kaip-atsisakyti ~ ol:first-of-type > li', [
        'paspaudę nuorodą „Atsisakyti“ bet kuriame mūsų laiške;',
        /^parašę el\. paštu \S+@\S+,/,
        /^paskambinę telefonu \+370 [\d ]+/,
      ]),
      attributes('/rinkodaros-taisykles', '#kaip-atsisakyti ~ ol:first-of-type > li > a', 'href', [
        /^mailto:/,
        /^tel:/,
      ]),
    ],
  },
  '2.6': {
    says: 'The code browser has a page.',
    seen: [
      pageWith('/bvpz-kodai', 'BVPŽ kodai'),
      titled('/bvpz-kodai', 'BVPŽ kodai: paieška ir klasifikatorius (CPV)'),
    ],
  },
  '2.7': information('/pirkejai', 'Contracting authorities have a page.'),
  '2.8': information('/tiekejai', 'Suppliers have a page.'),
  '2.9': {
    says: 'A buyer has one page under three kinds of addresses.',
    departs: "Three addresses of a buyer's page",
    seen: [`${BUYER}/17`, BUYER, '/PIRKEJAS/gluosniu-ligonine/17'].flatMap((path) => [
      texts(path, 'h1', ['Gluosniu Ligonine']),
      responds(path, 200),
      attributes(path, 'link[rel="canonical"]', 'href', [/\/pirkejas\/gluosniu-ligonine$/]),
    ]),
  },
  '2.10': information('/statybu-konkursai', 'Construction tenders have a page.'),
  '2.11': information('/mazos-vertes-pirkimai', 'Low-value procurement has a page.'),
  '2.12': information('/viesuju-pirkimu-planai', 'Procurement plans have a page.'),
  '2.13': information('/cvp-is', 'The procurement information system has a page.'),
  '2.14': {
    says: 'The index lists the articles with title, description, day in words, minutes and link.',
    departs: 'Fourteen articles',
    seen: [
      pageWith('/blog', 'Straipsniai apie viešuosius pirkimus'),
      counts('/blog', 'main article', 23),
      ...Object.entries(ARTICLES).map(([slug, article]) => listsArticle(slug, article)),
    ],
  },
  '2.15': {
    says: 'An old search address and every unknown path lead home, in place of themselves.',
    departs: 'Unknown path redirects to /',
    seen: [
      leadsOn('/paieska/viesieji-pirkimai', '/'),
      leadsOn('/tokio/puslapio/nera', '/'),
      responds('/paieska/viesieji-pirkimai', 302, { location: '/' }),
      responds('/nera.png', 404),
      responds('/api/nera', 404),
    ],
  },
  '2.16': {
    says: 'Fourteen articles have the addresses that the specification names.',
    seen: Object.entries(ARTICLES).map(([slug, { title }]) => pageWith(`/blog/${slug}`, title)),
  },
  '2.17': {
    says: 'Articles have a fixed author and day.',
    departs: 'Articles carry one date',
    seen: Object.entries(ARTICLES).map(([slug, { published }]) =>
      signsArticle(slug, '„Viešieji pirkimai el. paštu“ redakcija', published),
    ),
  },
  '2.18': {
    says: 'Each article is about its topic; the one on the single procurement document leads to the official system.',
    seen: [
      leadsTo(
        '/blog/ebvpd',
        'article :is(p, li):not([id="saltiniai"] *)',
        'https://ebvpd.eviesiejipirkimai.lt/espd-web/',
      ),
      ...Object.entries(ARTICLES).map(([slug, { title }]) => titled(`/blog/${slug}`, title)),
    ],
  },
  '2.34': {
    says: 'Links to other sites open in a new tab.',
    seen: [
      ...EVERY_PAGE.map(opensOthersInNewTab),
      leadsTo('/cvp-is', 'article', PORTAL),
      leadsTo('/blog/kur-skelbiami-viesieji-pirkimai', 'article', /^https:\/\/ted\.europa\.eu\//),
      leadsTo('/blog/viesuju-pirkimu-istatymas', 'article', /^https:\/\/www\.e-tar\.lt\//),
      leadsTo('/blog/finansu-valdymas-laimejus-pirkima', 'article', /^https:\/\/nbfc\.lrv\.lt\/lt\/sabis\//),
    ],
  },
  '2.42': {
    says: 'The name of a buyer is its address, cut at hyphens, each word with a capital; without one, a generic title.',
    departs: "A buyer's name is made of the words of its address",
    seen: [
      texts('/pirkejas/antro-kranto-seniunija', 'h1', ['Antro Kranto Seniunija']),
      texts('/pirkejas/123', 'h1', ['123']),
      texts('/pirkejas/vilniaus-miesto-savivaldybės-administracija', 'h1', [
        'Vilniaus miesto savivaldybės administracija',
      ]),
      texts('/pirkejas', 'h1', ['Perkančioji organizacija']),
    ],
  },
  '2.43': {
    says: 'The page of a buyer says that its information is being prepared, is not listed, and leads on to three places.',
    departs: 'Buyer pages say that information is being prepared',
    seen: [
      says(BUYER, 'main', 'Informacija apie šią organizaciją rengiama.'),
      attributes(BUYER, 'meta[name="robots"]', 'content', ['noindex']),
      leadsTo(BUYER, 'main', '/pirkejai', '/bvpz-kodai', '/'),
    ],
  },
  '2.44': { says: 'What the number in a buyer’s address is for is not shown.', seen: [] },
  '2.45': {
    says: 'Every page has the common layout, names itself, begins at its top or target, and is a page view.',
    departs: 'Each page pushes a virtual page view',
    seen: [
      namesItself(EVERY_PAGE),
      hasLayoutAndBanner(EVERY_PAGE),
      pushesPageView(EVERY_PAGE),
      startsAtTopOrTarget('/tiekejai', '/blog', '/#kontaktai'),
    ],
  },
  '2.46': {
    says: 'The default title, and the template of all others.',
    departs: 'The default title ends in 2025',
    seen: [
      titled('/', '', 'Viešieji pirkimai el. paštu | Naujausi konkursai | 2025'),
      titled('/tiekejai', 'Tiekėjams: kaip rasti ir laimėti viešuosius pirkimus'),
    ],
  },
  '2.47': {
    says: 'Every information page ends with a box that is titled to get relevant tenders.',
    departs: ['Every info page ends with a call-to-action box', 'The form is a section of the home page'],
    seen: INFO_PAGES.map((path) => {
      const form = path === '/pirkejai' ? '/?noriu=offer&nuo=pirkejai#trial' : '/?noriu=offer#trial'
      return endsWithBox(path, 'Gaukite savo srities pirkimų skelbimus', 'Gauti pasiūlymą', form)
    }),
  },
  '2.48': {
    says: 'The button of the box leads to the form, which is scrolled to smoothly 100 ms later.',
    departs: "The button's smooth scroll to the form",
    seen: [scrollsSoftlyToForm('/tiekejai', 'main section:last-of-type [data-cta]', 100)],
  },
  '2.49': {
    says: 'So do the buttons within two articles.',
    departs: 'The form is a section of the home page',
    seen: ['kaip-laimeti-viesaji-pirkima', 'mercell-alternatyva'].flatMap((slug) => [
      attributes(`/blog/${slug}`, 'main [data-cta="text"]', 'href', ['/?noriu=offer#trial']),
      scrollsSoftlyToForm(`/blog/${slug}`, 'main [data-cta="text"]', 100),
    ]),
  },
  '2.50': {
    says: 'The cookie banner shows at the bottom of every page.',
    seen: [hasLayoutAndBanner(['/aciu', BUYER, ...EVERY_PAGE])],
  },
} as const satisfies SpecificationRows
