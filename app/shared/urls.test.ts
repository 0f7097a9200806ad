import { existsSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { routePaths } from '../../tools/lint/route-paths.ts'
import { formatCpvCode } from './cpv/cpv-code.ts'
import * as urls from './urls.ts'

const CODE = formatCpvCode('45000000')

type BuilderName = {
  [Name in keyof typeof urls]: (typeof urls)[Name] extends string ? never : Name
}[keyof typeof urls]

/** Every builder, called: one that is forgotten here does not compile. */
const built: Record<BuilderName, string> = {
  homeSection: urls.homeSection('kontaktai'),
  leadForm: urls.leadForm([CODE]),
  leadFormOfWords: urls.leadFormOfWords('stogų dengimas'),
  leadFormOfLetter: urls.leadFormOfLetter([CODE], []),
  letterOf: urls.letterOf([CODE], ['stogų dengimas', '-projektavimas']),
  letterOfWords: urls.letterOfWords(['stogų dengimas', 'langai']),
  thankYou: urls.thankYou('2345-6789'),
  cpvBranch: urls.cpvBranch(CODE),
  cpvSearch: urls.cpvSearch('stogų dengimas', 100),
  cpvBasket: urls.cpvBasket([CODE, CODE]),
  cpvCode: urls.cpvCode(CODE),
  cpvChosenCsv: urls.cpvChosenCsv([CODE]),
  textPage: urls.textPage('tiekejai'),
  buyer: urls.buyer('ab-šiaulių-energija'),
  article: urls.article('ebvpd'),
  glossaryTerm: urls.glossaryTerm('pretenzija'),
  cpvChildrenApi: urls.cpvChildrenApi(CODE),
  cpvBasketAdviceApi: urls.cpvBasketAdviceApi([CODE]),
  sitemapPart: urls.sitemapPart(1),
  shareImage: urls.shareImage('/blog/ebvpd'),
  template: urls.template('pretenzija'),
  templateFile: urls.templateFile('pretenzija', 'docx'),
}

const constants = Object.entries(urls).filter(([name]) => !/_PARAM$|_ANCHOR$|^api$/.test(name))
const addresses: Record<string, unknown> = { ...Object.fromEntries(constants), ...built }

test('every address', () => {
  expect(addresses).toMatchInlineSnapshot(`
    {
      "appleTouchIcon": "/apple-touch-icon.png",
      "article": "/blog/ebvpd",
      "articles": "/blog",
      "atomFeed": "/blog/atom.xml",
      "buyer": "/pirkejas/ab-%C5%A1iauli%C5%B3-energija",
      "buyersInfo": "/pirkejai",
      "clientErrorsApi": "/api/client-errors",
      "constructionInfo": "/statybu-konkursai",
      "cookiePolicy": "/privatumo-politika#slapukai",
      "cpvApi": "/api/cpv",
      "cpvBasket": "/bvpz-kodai?kodai=45000000-7,45000000-7",
      "cpvBasketAdviceApi": "/api/cpv/basket?kodai=45000000-7",
      "cpvBasketApi": "/api/cpv/basket",
      "cpvBranch": "/bvpz-kodai?kodas=45000000-7",
      "cpvBrowser": "/bvpz-kodai",
      "cpvChildrenApi": "/api/cpv?parent=45000000-7",
      "cpvChosenCsv": "/bvpz-kodai/pasirinkti.csv?kodai=45000000-7",
      "cpvChosenCsvFile": "/bvpz-kodai/pasirinkti.csv",
      "cpvCode": "/bvpz-kodai/45000000-7",
      "cpvCsv": "/bvpz-kodai.csv",
      "cpvDataInfo": "/bvpz-duomenys",
      "cpvJson": "/bvpz-kodai.json",
      "cpvSearch": "/bvpz-kodai?q=stog%C5%B3+dengimas&rodyti=100",
      "cpvViewApi": "/api/cpv/view",
      "deadlines": "/terminai",
      "deadlinesCalendarFile": "/terminai.ics",
      "favicon": "/favicon.svg",
      "faviconIco": "/favicon.ico",
      "figures": "/pirkimu-skaiciai",
      "glossary": "/zodynelis",
      "glossaryTerm": "/zodynelis#pretenzija",
      "healthApi": "/api/health",
      "home": "/",
      "homeSection": "/#kontaktai",
      "icon192": "/icon-192.png",
      "icon512": "/icon-512.png",
      "leadAction": "/uzklausa",
      "leadForm": "/?kodai=45000000-7#trial",
      "leadFormOfLetter": "/?kodai=45000000-7&zodziai=#trial",
      "leadFormOfWords": "/?zodziai=stog%C5%B3%20dengimas#trial",
      "leadsApi": "/api/leads",
      "letter": "/laiskas",
      "letterApi": "/api/letter",
      "letterOf": "/laiskas?kodai=45000000-7&zodziai=stog%C5%B3%20dengimas,-projektavimas",
      "letterOfWords": "/laiskas?zodziai=stog%C5%B3%20dengimas,langai",
      "lowValueInfo": "/mazos-vertes-pirkimai",
      "marketingRules": "/rinkodaros-taisykles",
      "plansInfo": "/viesuju-pirkimu-planai",
      "portalInfo": "/cvp-is",
      "privacyPolicy": "/privatumo-politika",
      "robots": "/robots.txt",
      "rssFeed": "/blog/rss.xml",
      "securityTxt": "/.well-known/security.txt",
      "shareImage": "/share/blog/ebvpd.png",
      "sitemap": "/sitemap.xml",
      "sitemapPart": "/sitemap/1.xml",
      "suppliersInfo": "/tiekejai",
      "template": "/sablonai/pretenzija",
      "templateFile": "/sablonai/pretenzija.docx",
      "templates": "/sablonai",
      "termsOfUse": "/naudojimo-salygos",
      "textChanges": "/straipsniu-pakeitimai",
      "textPage": "/tiekejai",
      "thankYou": "/aciu?nr=2345-6789",
      "thankYouPage": "/aciu",
      "unnamedBuyer": "/pirkejas",
      "usageApi": "/api/usage",
      "value": "/verte",
      "webManifest": "/site.webmanifest",
    }
  `)
})

test('each leads to a route or a file, and each route has one', () => {
  const paths = routePaths(routes)
  const tree = paths.map((path) => ({ path }))
  const reached = Object.values(addresses).map((address) => {
    const { pathname } = new URL(String(address), 'http://localhost')
    if (existsSync(`public${pathname}`) && pathname !== '/') return 'a file'
    return matchRoutes(tree, pathname)?.at(-1)?.route.path
  })
  const isDrawnByBuild = (_: unknown, i: number) => Object.keys(addresses)[i] === 'shareImage'

  expect(
    reached.filter((path, i) => (path === undefined || path === '/*') && !isDrawnByBuild(path, i)),
  ).toEqual([])
  expect(paths.filter((path) => path !== '/*' && !reached.includes(path))).toEqual([])
})

test('without codes the form and the code browser have no list', () => {
  expect(urls.leadForm()).toBe('/#trial')
  expect(urls.cpvBasket([])).toBe('/bvpz-kodai')
  expect(urls.cpvSearch('a')).toBe('/bvpz-kodai?q=a')
})

test('the page of thanks is told the codes of a sample, also that there are none', () => {
  expect(urls.thankYou('2345-6789', [CODE])).toBe('/aciu?nr=2345-6789&kodai=45000000-7')
  expect(urls.thankYou('2345-6789', [])).toBe('/aciu?nr=2345-6789&kodai=')
})
