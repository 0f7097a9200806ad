import * as urls from '#app/shared/urls.ts'
import type { ProcurementKind } from './value-answer.ts'

interface FollowUp {
  /** Figures stand in braces. */
  text: string
  link?: { href: string; label: string }
}

const CLAIM_LINK = { href: urls.deadlines, label: 'Suskaičiuoti tikslią dieną' } as const

/** What a kind of procurement is called, and what follows from it for a supplier. */
export const KIND_FACTS: Readonly<
  Record<ProcurementKind, { heading: string; followUps: readonly FollowUp[] }>
> = {
  tarptautinis: {
    heading: 'Tarptautinis pirkimas',
    followUps: [
      {
        text: 'Apie pirkimą skelbiama CVP IS ir TED.',
        link: { href: urls.article('kur-skelbiami-viesieji-pirkimai'), label: 'Kur ieškoti skelbimų' },
      },
      {
        text: 'Atvirame konkurse pasiūlymui parengti pirkėjas skiria bent {openInternational accusative}, teikiant elektroniniu būdu – bent {openInternationalElectronic accusative}, o kai skuba pagrįsta arba buvo išankstinis skelbimas, – bent {openInternationalShort accusative}.',
      },
      {
        text: 'Pretenzijai dėl sprendimo turite {claimInternational accusative}; sutarties pirkėjas nesudaro bent {standstillInternational accusative}.',
        link: CLAIM_LINK,
      },
    ],
  },
  supaprastintas: {
    heading: 'Supaprastintas pirkimas',
    followUps: [
      {
        text: 'Apie pirkimą skelbiama CVP IS.',
        link: { href: urls.portalInfo, label: 'Kaip naudotis CVP IS' },
      },
      {
        text: 'Atvirame konkurse pasiūlymui parengti pirkėjas skiria bent {openSimplified accusative}, teikiant elektroniniu būdu – bent {openSimplifiedElectronic accusative}, o kai skuba pagrįsta arba buvo išankstinis skelbimas, – bent {openSimplifiedShort accusative}; dienos kalendorinės.',
      },
      {
        text: 'Pretenzijai dėl sprendimo turite {claimSimplified accusative}; sutarties pirkėjas nesudaro bent {standstillSimplified accusative}.',
        link: CLAIM_LINK,
      },
    ],
  },
  'mazos-vertes': {
    heading: 'Mažos vertės pirkimas',
    followUps: [
      {
        text: 'Dalis tokių pirkimų skelbiama CVP IS, dalis vykdoma apklausiant pasirinktus tiekėjus.',
        link: { href: urls.lowValueInfo, label: 'Kaip vyksta mažos vertės pirkimas' },
      },
      {
        text: 'Trumpiausias pasiūlymų pateikimo terminas įstatyme nenustatytas, jis tik turi būti pakankamas.',
      },
      {
        text: 'Pretenziją teikti galima {claimSimplified accusative}, bet sutartis gali būti sudaryta iš karto – rašykite nedelsdami.',
        link: CLAIM_LINK,
      },
    ],
  },
}
