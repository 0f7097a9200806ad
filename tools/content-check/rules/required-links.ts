import { findAll } from '../html.ts'
import type { Fault, Page } from '../page.ts'

const LAW = 'https://www.e-tar.lt/portal/lt/legalAct/TAR.C54AFFAA7622/asr'
const UTILITIES_LAW = 'https://www.e-tar.lt/portal/lt/legalAct/9116a35030a011e78397ae072f58c508/asr'
const METHODOLOGY = 'https://www.e-tar.lt/portal/lt/legalAct/674ebaf05d7111e79198ffdb108a3753/asr'
const OFFICE = 'https://vpt.lrv.lt/'
const OFFICE_FOR_SUPPLIERS = 'https://vpt.lrv.lt/lt/metodine-pagalba/tiekejams_2/'
const PORTAL = 'https://viesiejipirkimai.lt/'
const PORTAL_GUIDES =
  'https://vpt.lrv.lt/lt/nauja-cvp-is-aktuali-nuo-2024-12-01/metodine-medziaga-instrukcijos/tiekejamsnaujaCVPIS/'
const ESPD = 'https://ebvpd.eviesiejipirkimai.lt/espd-web/'

/** Where each article must lead, by the content brief. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  'kaip-laimeti-viesaji-pirkima': [
    '/blog/ebvpd',
    '/blog/kaip-dalyvauti-viesuosiuose-pirkimuose',
    '/blog/juntines-veiklos-sutartis-pirkimuose',
    '/bvpz-kodai',
    '/#trial',
    OFFICE_FOR_SUPPLIERS,
  ],
  ebvpd: [
    '/blog/kaip-laimeti-viesaji-pirkima',
    '/blog/juntines-veiklos-sutartis-pirkimuose',
    '/blog/kaip-dalyvauti-viesuosiuose-pirkimuose',
    '/tiekejai',
    ESPD,
  ],
  'pirkimu-budai': [
    '/mazos-vertes-pirkimai',
    '/blog/neskelbiami-pirkimai',
    '/blog/kaip-dalyvauti-viesuosiuose-pirkimuose',
    LAW,
  ],
  'juntines-veiklos-sutartis-pirkimuose': [
    '/blog/kaip-laimeti-viesaji-pirkima',
    '/blog/ebvpd',
    '/blog/finansu-valdymas-laimejus-pirkima',
    METHODOLOGY,
  ],
  'neskelbiami-pirkimai': ['/blog/pirkimu-budai', '/mazos-vertes-pirkimai', '/viesuju-pirkimu-planai', LAW],
  'viesuju-pirkimu-istatymas': [
    '/blog/pirkimu-budai',
    '/blog/neskelbiami-pirkimai',
    '/blog/kaip-dalyvauti-viesuosiuose-pirkimuose',
    LAW,
    UTILITIES_LAW,
    OFFICE,
  ],
  'bvpz-kodo-parinkimas': [
    '/bvpz-kodai',
    '/blog/kur-skelbiami-viesieji-pirkimai',
    '/blog/kaip-dalyvauti-viesuosiuose-pirkimuose',
    'https://ted.europa.eu/lt/simap/cpv',
  ],
  'viesieji-pirkimai-nauja-sistema': [
    '/cvp-is',
    '/blog/ebvpd',
    '/blog/kur-skelbiami-viesieji-pirkimai',
    PORTAL,
    PORTAL_GUIDES,
  ],
  'neperkanciuju-organizaciju-pirkimai': [
    '/blog/finansu-valdymas-laimejus-pirkima',
    '/blog/kur-skelbiami-viesieji-pirkimai',
    '/tiekejai',
    'https://www.esinvesticijos.lt/',
  ],
  'viesieji-pirkimai-kas-tai': [
    '/blog/pirkimu-budai',
    '/blog/viesuju-pirkimu-istatymas',
    '/blog/kaip-dalyvauti-viesuosiuose-pirkimuose',
    '/pirkejai',
    '/tiekejai',
    OFFICE,
  ],
  'finansu-valdymas-laimejus-pirkima': [
    '/blog/juntines-veiklos-sutartis-pirkimuose',
    '/blog/kaip-laimeti-viesaji-pirkima',
    'https://nbfc.lrv.lt/lt/sabis/klausimai-apie-sabis/d-u-k',
    'https://eur-lex.europa.eu/legal-content/LT/TXT/?uri=CELEX%3A32011L0007',
  ],
  'mercell-alternatyva': ['/#trial', '/blog/kur-skelbiami-viesieji-pirkimai', '/rinkodaros-taisykles'],
  'kur-skelbiami-viesieji-pirkimai': [
    '/cvp-is',
    '/viesuju-pirkimu-planai',
    '/bvpz-kodai',
    '/blog/bvpz-kodo-parinkimas',
    '/blog/neperkanciuju-organizaciju-pirkimai',
    PORTAL,
    'https://ted.europa.eu/lt/',
    'https://www.cpo.lt/',
  ],
  'kaip-dalyvauti-viesuosiuose-pirkimuose': [PORTAL, OFFICE_FOR_SUPPLIERS, ESPD],
}

/** The text of an article leads where the brief wants it to; links of menus and cards do not count. */
export function checkRequiredLinks({ path, root }: Page): Fault[] {
  const slug = path.slice('/blog/'.length)
  const [prose] = findAll(root, ({ attributes }) => /(^| )prose( |$)/.test(attributes.class ?? ''))
  const links = prose ? findAll(prose, ({ tag }) => tag === 'a').map(({ attributes }) => attributes.href) : []
  return (REQUIRED[slug] ?? [])
    .filter((address) => !links.includes(address))
    .map((address) => ({ message: `the text must lead to ${address}`, near: 'slug:' }))
}
