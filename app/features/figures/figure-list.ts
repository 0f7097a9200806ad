import { historyOf } from '#app/shared/figures/figure-history.ts'
import { type Figure, type FigureGroup, type FigureId, figures } from '#config/figures.ts'

export type FigureSection = ReturnType<typeof listFigures>[number]
export type ListedFigure = FigureSection['figures'][number]

const SECTIONS: readonly { group: FigureGroup; id: string; title: string; intro: string }[] = [
  {
    group: 'thresholds',
    id: 'tarptautinio-pirkimo-ribos',
    title: 'Tarptautinio pirkimo ribos',
    intro: 'Pirkimas, kurio numatoma vertė lygi ribai arba didesnė, yra tarptautinis.',
  },
  {
    group: 'lowValue',
    id: 'mazos-vertes-pirkimai',
    title: 'Mažos vertės pirkimai ir planai',
    intro: 'Mažos vertės pirkimas yra supaprastinto pirkimo rūšis.',
  },
  {
    group: 'tenders',
    id: 'pasiulymu-terminai',
    title: 'Pasiūlymų, paraiškų ir klausimų terminai',
    intro:
      'Tai trumpiausi terminai: pirkėjas gali nustatyti ilgesnius. Jei neparašyta „darbo dienos“, dienos kalendorinės.',
  },
  {
    group: 'suppliers',
    id: 'tiekejo-patikra',
    title: 'Kvalifikacija, atestatai, pašalinimas ir saugumo patikra',
    intro: 'Ko ir už kokį laikotarpį pirkėjas gali prašyti, kada tiekėjas šalinamas.',
  },
  {
    group: 'evaluation',
    id: 'vertinimas',
    title: 'Vertinimas ir privalomos pirkimų dalys',
    intro: 'Procentai, pagal kuriuos tikrinamos kainos ir pirkėjų pareigos.',
  },
  {
    group: 'results',
    id: 'rezultatai-ir-sutartis',
    title: 'Rezultatai, atidėjimo terminas ir sutartis',
    intro: 'Kada sužinosite rezultatą ir kiek pirkėjas turi palaukti iki sutarties sudarymo.',
  },
  {
    group: 'claims',
    id: 'pretenzijos-ir-teismas',
    title: 'Pretenzijos ir ieškinio terminai',
    intro: 'Terminai trumpi, todėl pirmiausia užsirašykite dieną, nuo kurios skaičiuoti.',
  },
  {
    group: 'court',
    id: 'teismas',
    title: 'Byla teisme ir žyminis mokestis',
    intro:
      'Ieškinį nagrinėja apygardos teismas, paprastai raštu. Laimėjusiam bylinėjimosi išlaidos priteisiamos iš kitos šalies. Žyminis mokestis – įstatyme įrašyta suma, o teismai ją indeksuoja (CPK 82 straipsnis): prieš mokėdami pasitikrinkite indeksą Oficialiosios statistikos portale.',
  },
  {
    group: 'contracts',
    id: 'mokejimai-ir-sutarties-vykdymas',
    title: 'Mokėjimai ir sutarties vykdymas',
    intro: 'Per kiek laiko turi būti sumokėta ir kas priklauso pavėlavus.',
  },
  {
    group: 'inHouse',
    id: 'vidaus-sandoriai',
    title: 'Nauja vidaus sandorių tvarka',
    intro: 'Procedūros, pradėtos iki 2026 m. pabaigos, baigiamos pagal senąją tvarką.',
  },
  {
    group: 'practice',
    id: 'kaip-nustato-pirkejai',
    title: 'Ką nustato patys pirkėjai',
    intro: 'Tai ne įstatymas, o pavyzdžiai; jūsų pirkime lemia jo dokumentai.',
  },
]

const ALL = Object.keys(figures).filter((id): id is FigureId => Object.hasOwn(figures, id))

/** In force or coming, with those that they replaced as their history. */
export function listFigures() {
  return SECTIONS.map(({ group, ...section }) => ({
    ...section,
    figures: ALL.filter((id) => figures[id].group === group && figures[id].replacedBy === null).map((id) => ({
      id,
      figure: figures[id],
      history: historyOf(id),
    })),
  }))
}

/** Those of the law whose acts were not read themselves. */
/** Of a rule of law that was read in secondary sources only. */
export function isSecondary({ group, legalBases }: Figure): boolean {
  return group !== 'practice' && legalBases.every(({ mark }) => mark === 'B')
}

export const FIGURES_CHECKED_ON = ALL.map((id) => figures[id].checkedOn).reduce((a, b) => (a > b ? a : b))
