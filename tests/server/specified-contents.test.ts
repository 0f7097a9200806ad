import { beforeAll, describe, expect, test } from 'vitest'
import { findAll, type HtmlElement, parseHtml, textOf } from '../../tools/content-check/html.ts'
import { notEmpty } from '../support/not-empty.ts'
import { sharedSite } from '../support/shared-site.ts'

const site = await sharedSite()

describe('the home page', () => {
  let sections: HtmlElement[]
  let footer: HtmlElement

  beforeAll(async () => {
    const root = await open('/')
    sections = all(root, 'section')
    footer = all(root, 'footer').at(-1) ?? root
  })

  const under = (heading: string) => {
    const isWanted = (section: HtmlElement) => all(section, 'h2').some((h2) => plain(h2) === heading)
    const section = sections.find(isWanted)
    if (section === undefined) throw new Error(`The home page has no section „${heading}“.`)
    return section
  }
  const titlesUnder = (heading: string) => all(under(heading), 'h3').map(plain)

  test('names three services, each with an icon, a description and three features', () => {
    expect(titlesUnder('Ką gausite')).toEqual([
      'Pranešimai kas rytą',
      'Profesionali pagalba',
      'Prieiga be ribojimų',
    ])
    const cards = all(under('Ką gausite'), 'li').filter((item) => all(item, 'h3').length === 1)
    expect(cards.map((card) => [all(card, 'svg').length, all(card, 'p').length])).toEqual(
      Array(3).fill([1, 1]),
    )
    expect(cards.map((card) => all(card, 'li').map(plain))).toEqual([
      [
        'atranka pagal veiklą ir BVPŽ kodus',
        'vykstantys ir būsimi pirkimai',
        'specialisto peržiūra prieš išsiunčiant',
      ],
      ['vienas konsultantas visiems klausimams', 'pagalba parenkant BVPŽ kodus', '10 specialistų komanda'],
      ['tiek paieškų ir filtrų, kiek reikia', 'pirkimų istorija', 'planai, rinkos konsultacijos, sutartys'],
    ])
  })

  test('says what the newsletter covers', () => {
    expect(all(under('Ką apima naujienlaiškis'), 'li').map(plain)).toEqual([
      'supaprastinti pirkimai',
      'tarptautiniai pirkimai',
      'mažos vertės pirkimai',
      'pirkimų planai',
      'rinkos konsultacijos',
      'techninių specifikacijų projektai',
      'privačių įmonių pirkimai',
      'sudarytos sutartys',
      'pirkimų laimėtojai',
    ])
  })

  test('shows the four stages of a purchase with their times', () => {
    expect(titlesUnder('Keturi pirkimo etapai')).toEqual([
      'Pirkimų planas',
      'Rinkos konsultacija',
      'Pirkimas',
      'Sudaryta sutartis',
    ])
    const text = plain(under('Keturi pirkimo etapai'))
    expect(text).toMatch(/sausis–kovas.*prieš pirkimą.*vyksta.*po pirkimo/)
  })

  test('names six benefits, among them a consultant, search without limits and no hidden fees', () => {
    expect(titlesUnder('Kuo naudingas naujienlaiškis').slice(0, 6)).toEqual([
      'Sutaupote laiko',
      'Atranka jūsų sričiai',
      'Tikrina žmogus',
      'Asmeninis konsultantas',
      'Neribota paieška',
      'Aiški kaina',
    ])
    expect(plain(under('Kuo naudingas naujienlaiškis'))).toMatch(/pirkimų istorija.*Be paslėptų mokesčių/)
  })

  test('explains how it works in three steps', () => {
    expect(titlesUnder('Trys žingsniai')).toEqual([
      'Papasakokite apie veiklą',
      'Suderiname atranką',
      'Gaunate laišką kas rytą',
    ])
  })

  test('names 15 years, 10 specialists and a partner in each of three countries, with ways to reach them', () => {
    const about = under('Apie mus')
    expect(plain(about)).toMatch(/15 metų.*10 specialistų.*Lietuvoje, Latvijoje ir Estijoje/)
    const partners = all(about, 'li').filter((item) => all(item, 'h3').length === 1)

    expect(partners).toHaveLength(3)
    for (const partner of partners) {
      const links = linksIn(partner).join(' ')
      expect(links).toMatch(/mailto:\S+ https:\S+(?: tel:\S+)+/)
      // The initial, which stays visible when the photo fails to load.
      expect(plain(partner)).toMatch(/^(\p{Lu})\1/u)
    }
  })

  test('gives telephone, e-mail, hours, address and company code', () => {
    const contacts = under('Kontaktai')
    expect(all(contacts, 'dt').map(plain)).toEqual([
      'Telefonas',
      'El. paštas',
      'Darbo laikas',
      'Adresas',
      'Įmonė',
    ])
    expect(linksIn(contacts)).toEqual([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)])
    expect(plain(contacts)).toMatch(/I–V 9:00–18:00, VI–VII nedirbame.*Įmonės kodas \d+/)
  })

  test('shows an inbox of which only the folder „Gautieji“ can be read', () => {
    const [inbox] = sections.filter(({ attributes }) => attributes.id === 'naujienlaiskis')
    const folders = all(inbox ?? footer, 'ul').filter(
      ({ attributes }) => attributes['aria-hidden'] === 'true',
    )
    expect(plain(inbox ?? footer)).toContain('Gautieji')
    expect(
      notEmpty(folders.flatMap((list) => all(list, 'li'))).map(({ attributes }) => attributes.class),
    ).toEqual(expect.arrayContaining([expect.stringContaining('blur')]))
  })

  test('leads from its footer to every page, and to the other countries in a new tab', () => {
    expect(linksIn(footer)).toEqual(
      expect.arrayContaining([
        '/',
        '/#paslaugos',
        '/#apie-mus',
        '/#kontaktai',
        '/pirkejai',
        '/tiekejai',
        '/bvpz-kodai',
        '/statybu-konkursai',
        '/mazos-vertes-pirkimai',
        '/viesuju-pirkimu-planai',
        '/cvp-is',
        '/blog',
        '/privatumo-politika',
        '/naudojimo-salygos',
        '/rinkodaros-taisykles',
      ]),
    )
    const foreign = all(footer, 'a').filter(({ attributes }) => attributes.href?.startsWith('https://'))
    expect(foreign.map((link) => plain(link))).toEqual([
      expect.stringContaining('Latvija'),
      expect.stringContaining('Estija'),
    ])
    for (const { attributes } of foreign) expect(attributes.target).toBe('_blank')
  })
})

test('the index gives each article’s date in words and 5 to 12 minutes of reading', async () => {
  const cards = all(await open('/blog'), 'article').map(plain)

  for (const card of notEmpty(cards)) {
    expect(card).toMatch(/20\d\d m\. \p{Ll}+ \d{1,2} d\./u)
    const minutes = Number(/(\d+) min\. skaitymo/.exec(card)?.[1])
    expect(minutes, card).toBeGreaterThanOrEqual(5)
    expect(minutes, card).toBeLessThanOrEqual(12)
  }
})

test.each(['/', '/blog/ebvpd', '/cvp-is', '/viesuju-pirkimu-planai'])(
  'links of %s to other sites open in a new tab',
  async (path) => {
    const links = all(await open(path), 'a').filter(({ attributes }) =>
      attributes.href?.startsWith('https://'),
    )

    for (const { attributes } of notEmpty(links)) {
      expect(attributes).toMatchObject({ target: '_blank', rel: expect.stringContaining('noopener') })
    }
  },
)

test('the article about the European Single Procurement Document leads to the official system', async () => {
  expect(linksIn(await open('/blog/ebvpd'))).toContain('https://ebvpd.eviesiejipirkimai.lt/espd-web/')
})

test('the page of a buyer leads to all buyers, to the codes and home', async () => {
  const [main] = all(await open('/pirkejas/rasaiciu-seniunija'), 'main')

  expect(main && linksIn(main)).toEqual(expect.arrayContaining(['/pirkejai', '/bvpz-kodai', '/']))
  expect(main && plain(main)).toContain('Informacija apie šią organizaciją rengiama.')
})

test('the code browser says what can be searched for', async () => {
  const [main] = all(await open('/bvpz-kodai'), 'main')

  expect(main && plain(main)).toContain(
    'Įveskite bent 2 simbolius. Ieškoti galima pagal kodą arba pavadinimą lietuvių ar anglų kalba.',
  )
})

test('the marketing rules name the three ways to unsubscribe', async () => {
  const [main] = all(await open('/rinkodaros-taisykles'), 'main')

  expect(main && plain(main)).toContain('paspaudę nuorodą „Atsisakyti“ bet kuriame mūsų laiške')
  expect(main && linksIn(main)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^mailto:/), expect.stringMatching(/^tel:/)]),
  )
})

async function open(path: string): Promise<HtmlElement> {
  return parseHtml(await (await fetch(site.url + path)).text())
}

function all(root: HtmlElement, name: string): HtmlElement[] {
  return findAll(root, ({ tag }) => tag === name)
}

function linksIn(element: HtmlElement): string[] {
  return all(element, 'a').map(({ attributes }) => attributes.href ?? '')
}

function plain(element: HtmlElement): string {
  return textOf(element).replace(/\s+/g, ' ').trim()
}
