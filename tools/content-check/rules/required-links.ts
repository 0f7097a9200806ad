import * as urls from '../../../app/shared/urls.ts'
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
    urls.article('ebvpd'),
    urls.article('kaip-dalyvauti-viesuosiuose-pirkimuose'),
    urls.article('juntines-veiklos-sutartis-pirkimuose'),
    urls.cpvBrowser,
    urls.leadForm(),
    OFFICE_FOR_SUPPLIERS,
  ],
  ebvpd: [
    urls.article('kaip-laimeti-viesaji-pirkima'),
    urls.article('juntines-veiklos-sutartis-pirkimuose'),
    urls.article('kaip-dalyvauti-viesuosiuose-pirkimuose'),
    urls.suppliersInfo,
    ESPD,
  ],
  'pirkimu-budai': [
    urls.lowValueInfo,
    urls.article('neskelbiami-pirkimai'),
    urls.article('kaip-dalyvauti-viesuosiuose-pirkimuose'),
    LAW,
  ],
  'juntines-veiklos-sutartis-pirkimuose': [
    urls.article('kaip-laimeti-viesaji-pirkima'),
    urls.article('ebvpd'),
    urls.article('finansu-valdymas-laimejus-pirkima'),
    METHODOLOGY,
  ],
  'neskelbiami-pirkimai': [urls.article('pirkimu-budai'), urls.lowValueInfo, urls.plansInfo, LAW],
  'viesuju-pirkimu-istatymas': [
    urls.article('pirkimu-budai'),
    urls.article('neskelbiami-pirkimai'),
    urls.article('kaip-dalyvauti-viesuosiuose-pirkimuose'),
    LAW,
    UTILITIES_LAW,
    OFFICE,
  ],
  'bvpz-kodo-parinkimas': [
    urls.cpvBrowser,
    urls.article('kur-skelbiami-viesieji-pirkimai'),
    urls.article('kaip-dalyvauti-viesuosiuose-pirkimuose'),
    'https://ted.europa.eu/lt/simap/cpv',
  ],
  'viesieji-pirkimai-nauja-sistema': [
    urls.portalInfo,
    urls.article('ebvpd'),
    urls.article('kur-skelbiami-viesieji-pirkimai'),
    PORTAL,
    PORTAL_GUIDES,
  ],
  'neperkanciuju-organizaciju-pirkimai': [
    urls.article('finansu-valdymas-laimejus-pirkima'),
    urls.article('kur-skelbiami-viesieji-pirkimai'),
    urls.suppliersInfo,
    'https://www.esinvesticijos.lt/',
  ],
  'viesieji-pirkimai-kas-tai': [
    urls.article('pirkimu-budai'),
    urls.article('viesuju-pirkimu-istatymas'),
    urls.article('kaip-dalyvauti-viesuosiuose-pirkimuose'),
    urls.buyersInfo,
    urls.suppliersInfo,
    OFFICE,
  ],
  'finansu-valdymas-laimejus-pirkima': [
    urls.article('juntines-veiklos-sutartis-pirkimuose'),
    urls.article('kaip-laimeti-viesaji-pirkima'),
    'https://nbfc.lrv.lt/lt/sabis/klausimai-apie-sabis/d-u-k',
    'https://eur-lex.europa.eu/legal-content/LT/TXT/?uri=CELEX%3A32011L0007',
  ],
  'mercell-alternatyva': [
    urls.leadForm(),
    urls.article('kur-skelbiami-viesieji-pirkimai'),
    urls.marketingRules,
  ],
  'kur-skelbiami-viesieji-pirkimai': [
    urls.portalInfo,
    urls.plansInfo,
    urls.cpvBrowser,
    urls.article('bvpz-kodo-parinkimas'),
    urls.article('neperkanciuju-organizaciju-pirkimai'),
    PORTAL,
    'https://ted.europa.eu/lt/',
    'https://www.cpo.lt/',
  ],
  'kaip-dalyvauti-viesuosiuose-pirkimuose': [PORTAL, OFFICE_FOR_SUPPLIERS, ESPD],
}

/** The text of an article leads where the brief wants it to; links of menus and cards do not count. */
export function checkRequiredLinks({ path, root }: Page): Fault[] {
  const slug = path.slice(urls.article('').length)
  const [prose] = findAll(root, ({ attributes }) => /(^| )prose( |$)/.test(attributes.class ?? ''))
  const links = prose ? findAll(prose, ({ tag }) => tag === 'a').map(({ attributes }) => attributes.href) : []
  return (REQUIRED[slug] ?? [])
    .filter((address) => !links.includes(address))
    .map((address) => ({ message: `the text must lead to ${address}`, near: 'slug:' }))
}
