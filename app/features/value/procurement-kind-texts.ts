import type { ProcurementKind } from '#app/shared/forms/query-values.ts'
import * as urls from '#app/shared/urls.ts'
import type { PurchaseObject } from './value-query.ts'

interface FollowUp {
  /** With placeholders of figures. */
  text: string
  link?: { href: string; label: string }
}

const CLAIM_LINK = { href: urls.deadlines, label: 'Suskaičiuoti tikslią dieną' } as const
const ONLY_TENDERER =
  ', tačiau šis laikas gali būti netaikomas, kai vienintelis suinteresuotas dalyvis yra laimėtojas.'

const SPECIAL_SERVICES: FollowUp = {
  text: 'Pasiūlymo, pretenzijos ir atidėjimo terminų specialiosioms paslaugoms įstatymas atskirai nenustato: jų ieškokite pirkimo dokumentuose.',
}

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
        text: `Pretenzijai dėl sprendimo turite {claimInternational accusative}; sutarties pirkėjas nesudaro bent {standstillInternational accusative}${ONLY_TENDERER}`,
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
        text: `Pretenzijai dėl sprendimo turite {claimSimplified accusative}; sutarties pirkėjas nesudaro bent {standstillSimplified accusative}${ONLY_TENDERER}`,
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
        text: 'Kai sutarties vertė neviršija {unpublishedLowValue}, perkančioji organizacija gali neskelbti, o sutartį galima sudaryti žodžiu.',
      },
      {
        text: 'Trumpiausias pasiūlymų pateikimo terminas įstatyme nenustatytas; jis turi būti pakankamas.',
      },
      {
        text: 'Pretenziją teikti galima {claimSimplified accusative}, bet sutartis gali būti sudaryta iš karto – rašykite nedelsdami.',
        link: CLAIM_LINK,
      },
    ],
  },
}

/** For special services the laws give no terms of their own. */
export function followUpsOf(kind: ProcurementKind, object: PurchaseObject): readonly FollowUp[] {
  const { publication, terms } = KIND_FACTS[kind]
  return [publication, ...(object === 'specialServices' ? [SPECIAL_SERVICES] : terms)]
}
