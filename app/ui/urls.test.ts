import { existsSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { formatCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { endpoints, routeRows } from '#app/pages/endpoints.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import type { SentForm } from './form-call.ts'
import * as urls from './urls.ts'

const CODE = formatCpvCode('45000000')

type BuilderName = {
  [Name in keyof typeof urls]: (typeof urls)[Name] extends string ? never : Name
}[keyof typeof urls]

/** Every builder, called: one that is forgotten here does not compile. */
const built: Record<BuilderName, string> = {
  homeSection: urls.homeSection('kontaktai'),
  leadForm: urls.leadForm({ codes: [CODE] }),
  leadFormPage: urls.leadFormPage({ words: ['stogų dengimas'], wants: ['offer', 'sample'] }),
  letterOf: urls.letterOf([CODE], ['stogų dengimas', '-projektavimas']),
  letterOfWords: urls.letterOfWords(['stogų dengimas', 'langai']),
  letterAdding: urls.letterAdding([CODE], [], 'stogų dengimas'),
  thankYou: urls.thankYou({ reference: '2345-6789', call: {}, from: null, sample: null }),
  cpvBranch: urls.cpvBranch(CODE),
  cpvSearch: urls.cpvSearch('stogų dengimas', 100, 'darbai'),
  cpvBasket: urls.cpvBasket([CODE, CODE]),
  cpvCode: urls.cpvCode(CODE),
  cpvChosenCsv: urls.cpvChosenCsv([CODE]),
  textPage: urls.textPage('tiekejai'),
  buyer: urls.buyer('ab-šiaulių-energija'),
  answer: urls.answer('kiek-laiko-pretenzijai'),
  article: urls.article('ebvpd'),
  articlesOfTopic: urls.articlesOfTopic('pirkimu-budai'),
  glossaryTerm: urls.glossaryTerm('pretenzija'),
  cpvChildrenApi: urls.cpvChildrenApi(CODE),
  cpvBasketDetailsApi: urls.cpvBasketDetailsApi([CODE]),
  template: urls.template('pretenzija'),
  templateFile: urls.templateFile('pretenzija', 'docx'),
}

const constants = Object.entries(urls).filter(([name]) => !/_PARAM$|_ANCHOR$|^api$/.test(name))
const addresses: Record<string, unknown> = { ...Object.fromEntries(constants), ...built }

test('what visitors type or choose is written so that every browser reads it back', () => {
  expect(built).toMatchObject({
    buyer: '/pirkejas/ab-%C5%A1iauli%C5%B3-energija',
    cpvSearch: '/bvpz-kodai?q=stog%C5%B3+dengimas&rusis=darbai&rodyti=100',
    leadForm: '/?kodai=45000000-7#trial',
    leadFormPage: '/uzklausa?kodai=&zodziai=stog%C5%B3%20dengimas&noriu=offer,sample',
    letterOf: '/laiskas?kodai=45000000-7&zodziai=stog%C5%B3%20dengimas,-projektavimas',
    letterOfWords: '/laiskas?zodziai=stog%C5%B3%20dengimas,langai',
    letterAdding: '/laiskas?kodai=45000000-7&prideti=stog%C5%B3%20dengimas',
  })
})

test('every address leads to a route or a file, and every endpoint has an address', () => {
  const paths = notEmpty(routeRows.map(({ path }) => path))
  const tree = paths.map((path) => ({ path }))
  const reached = notEmpty(Object.values(addresses)).map((address) => {
    const { pathname } = new URL(String(address), 'http://localhost')
    if (existsSync(`public${pathname}`) && pathname !== '/') return 'a file'
    return matchRoutes(tree, pathname)?.at(-1)?.route.path
  })

  expect(reached.filter((path) => path === undefined || path === '/*')).toEqual([])
  const others = Object.values(endpoints).map(({ path }) => path)
  expect(others.filter((path) => path !== '/*' && !reached.includes(path))).toEqual([])
})

test('without codes the form and the code browser have no list', () => {
  expect(urls.leadForm()).toBe('/#trial')
  expect(urls.cpvBasket([])).toBe('/bvpz-kodai')
  expect(urls.cpvSearch('a')).toBe('/bvpz-kodai?q=a')
})

test('the address of the thank-you page says what was asked and what happens to a sample', () => {
  const sent: SentForm = {
    reference: '2345-6789',
    call: { codes: [CODE], words: ['stogai'], wants: ['sample'] },
    from: null,
    sample: { isHeld: false, isOnlySample: false },
  }

  expect(urls.thankYou(sent)).toBe(
    '/aciu?nr=2345-6789&kodai=45000000-7&zodziai=stogai&noriu=sample&pavyzdys=siunciamas',
  )
  expect(urls.thankYou({ ...sent, call: {}, from: 'pirkejai', sample: null })).toBe(
    '/aciu?nr=2345-6789&nuo=pirkejai',
  )
  const onlySample = { isHeld: true, isOnlySample: true }
  expect(urls.thankYou({ ...sent, call: { codes: [CODE] }, sample: onlySample })).toBe(
    '/aciu?nr=2345-6789&kodai=45000000-7&pavyzdys=laukia&tik=1',
  )
})
