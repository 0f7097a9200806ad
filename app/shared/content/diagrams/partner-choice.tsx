import { DecisionTree } from './decision-tree.tsx'

export function PartnerChoice() {
  return (
    <DecisionTree
      id="schema-partneris"
      title="Partneris, ūkio subjektas ar subtiekėjas"
      description="Jei kita įmonė atliks reikšmingą dalį ir bus sutarties šalis, ji yra grupės partnerė: sudaroma jungtinės veiklos sutartis, pildomas atskiras EBVPD, pirkėjui paprastai atsakoma solidariai. Jei be jos pajėgumų neatitiktumėte kvalifikacijos reikalavimo, ji yra ūkio subjektas, kurio pajėgumais remiamasi: pildo atskirą EBVPD, o pirkėjui paprastai atsakote jūs. Jei ji tik atliks jai perduotą dalį, ji yra subtiekėja: EBVPD pildo, jei prašoma, pirkėjui atsakote jūs. Kitu atveju pasiūlymą teikiate vieni."
      decisions={[
        {
          question: ['Ar kita įmonė bus sutarties šalis', 'ir atliks reikšmingą darbų dalį?'],
          answer: 'taip',
          result: [
            'Grupės partneris',
            'Jungtinės veiklos sutartis,',
            'atskiras EBVPD, pirkėjui paprastai',
            'atsakote solidariai',
          ],
        },
        {
          question: ['Ar be jos pajėgumų neatitiktumėte', 'kvalifikacijos reikalavimo?'],
          answer: 'taip',
          result: [
            'Ūkio subjektas',
            'Remiatės jo pajėgumais,',
            'jo EBVPD atskiras, pirkėjui',
            'paprastai atsakote jūs',
          ],
        },
        {
          question: ['Ar ji tik atliks jai perduotą dalį?'],
          answer: 'taip',
          result: ['Subtiekėjas', 'EBVPD – jei prašoma,', 'pirkėjui atsakote jūs'],
        },
      ]}
      last={['Pasiūlymą teikiate vieni']}
    />
  )
}
