import type { ProcurementKind } from '#app/shared/forms/query-values.ts'
import * as urls from '#app/shared/urls.ts'

interface FollowUp {
  /** With placeholders of figures. */
  text: string
  link?: { href: string; label: string }
}

const CLAIM_LINK = { href: urls.deadlines, label: 'Suskaičiuoti tikslią dieną' } as const
const WITHOUT_STANDSTILL =
  ', tačiau kartais šis laikas netaikomas, pavyzdžiui, kai vienintelis suinteresuotas dalyvis yra laimėtojas.'

interface KindFacts {
  heading: string
  publication: FollowUp
  terms: readonly FollowUp[]
}

export const KIND_FACTS: Readonly<Record<ProcurementKind, KindFacts>> = {
  international: {
    heading: 'Tarptautinis pirkimas',
    publication: {
      text: 'Apie pirkimą skelbiama CVP IS ir TED.',
      link: { href: urls.article('kur-skelbiami-viesieji-pirkimai'), label: 'Kur ieškoti skelbimų' },
    },
    terms: [
      {
        text: 'Atvirame konkurse pasiūlymui parengti pirkėjas skiria bent {openInternational accusative}, teikiant elektroniniu būdu – bent {openInternationalElectronic accusative}, o kai skuba pagrįsta arba buvo išankstinis skelbimas, – bent {openInternationalShort accusative}.',
      },
      {
        text: `Pretenzijai dėl sprendimo turite {claimInternational accusative}; sutarties pirkėjas nesudaro bent {standstillInternational accusative}${WITHOUT_STANDSTILL}`,
        link: CLAIM_LINK,
      },
    ],
  },
  simplified: {
    heading: 'Supaprastintas pirkimas',
    publication: {
      text: 'Apie pirkimą skelbiama CVP IS.',
      link: { href: urls.portalInfo, label: 'Kaip naudotis CVP IS' },
    },
    terms: [
      {
        text: 'Atvirame konkurse pasiūlymui parengti pirkėjas skiria bent {openSimplified accusative}, teikiant elektroniniu būdu – bent {openSimplifiedElectronic accusative}, o kai skuba pagrįsta arba buvo išankstinis skelbimas, – bent {openSimplifiedShort accusative}; dienos kalendorinės.',
      },
      {
        text: `Pretenzijai dėl sprendimo turite {claimSimplified accusative}; sutarties pirkėjas nesudaro bent {standstillSimplified accusative}${WITHOUT_STANDSTILL}`,
        link: CLAIM_LINK,
      },
    ],
  },
  lowValue: {
    heading: 'Mažos vertės pirkimas',
    publication: {
      text: 'Apie dalį tokių pirkimų skelbiama CVP IS, kiti vykdomi apklausiant pasirinktus tiekėjus.',
      link: { href: urls.lowValueInfo, label: 'Kaip vyksta mažos vertės pirkimas' },
    },
    terms: [
      {
        text: 'Kai sutarties vertė neviršija {unpublishedLowValue} be PVM, perkančioji organizacija gali apie pirkimą neskelbti (perkančiojo subjekto ribą nustato jo taisyklės), o sutartį galima sudaryti žodžiu.',
      },
      {
        text: 'Trumpiausias pasiūlymų pateikimo terminas įstatyme nenustatytas; jis turi būti pakankamas.',
      },
      {
        text: 'Pretenziją galima pateikti per {claimSimplified accusative}, bet sutartis gali būti sudaryta iš karto, todėl rašykite nedelsdami.',
        link: CLAIM_LINK,
      },
    ],
  },
}

export function followUpsOf(kind: ProcurementKind): readonly FollowUp[] {
  const { publication, terms } = KIND_FACTS[kind]
  return [publication, ...terms]
}
