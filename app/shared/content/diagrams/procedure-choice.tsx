import { formatFigure } from '#app/shared/figures/format-figure.ts'
import { DecisionTree } from './decision-tree.tsx'

export function ProcedureChoice() {
  const goodsLow = formatFigure('lowValueGoodsServices')
  const worksLow = formatFigure('lowValueWorks')
  const central = formatFigure('internationalGoodsServices', { as: 'number' })
  const others = formatFigure('internationalGoodsServicesOthers', { as: 'number' })
  const utilities = formatFigure('internationalGoodsServicesUtilities')
  const works = formatFigure('internationalWorks')
  return (
    <DecisionTree
      id="schema-verte"
      title="Nuo numatomos vertės iki pirkimo būdo"
      description={`Jei numatoma vertė be PVM mažesnė kaip ${goodsLow} (darbų – ${worksLow}), pirkimas yra mažos vertės: skelbiama arba neskelbiama apklausa. Jei ji ne mažesnė už mažos vertės ribą, bet nesiekia ${central}, ${others} arba ${utilities} ribos (pagal pirkėją; darbų – ${works}), pirkimas supaprastintas, o terminai trumpesni. Kitu atveju pirkimas tarptautinis, skelbiamas CVP IS ir TED. Socialinėms ir kitoms specialiosioms paslaugoms tarptautinio pirkimo riba kita. Supaprastinto ir tarptautinio pirkimo būdai yra atviras ar ribotas konkursas, skelbiamos derybos, konkurencinis dialogas, inovacijų partnerystė arba projekto konkursas, o įstatyme nurodytais atvejais (VPĮ 71 straipsnis) – neskelbiamos derybos.`}
      decisions={[
        {
          question: [
            'Ar vertė mažesnė už mažos vertės ribą?',
            `Prekės, paslaugos – ${goodsLow} be PVM,`,
            `darbai – ${worksLow} be PVM`,
          ],
          answer: 'taip',
          result: ['Mažos vertės pirkimas', 'Skelbiama arba', 'neskelbiama apklausa'],
        },
        {
          question: [
            'Ar ji pasiekia tarptautinio pirkimo ribą?',
            'Prekės, paslaugos – pagal pirkėją',
            `${central}, ${others} arba ${utilities},`,
            `darbai – ${works}`,
          ],
          answer: 'ne',
          result: ['Supaprastintas pirkimas', 'Skelbiamas CVP IS,', 'terminai trumpesni'],
        },
      ]}
      last={['Tarptautinis pirkimas', 'Skelbiamas CVP IS ir TED']}
      note={[
        'Supaprastinto ir tarptautinio pirkimo būdai',
        'Atviras arba ribotas konkursas,',
        'skelbiamos derybos, konkurencinis dialogas,',
        'inovacijų partnerystė, projekto konkursas.',
        'Neskelbiamos derybos – tik įstatyme',
        'nurodytais atvejais (VPĮ 71 straipsnis).',
      ]}
    />
  )
}
