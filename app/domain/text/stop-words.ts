import { fold } from './words.ts'

/** These words say nothing about a trade; they count only when a query has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'ir su bei arba ar į iš prie dėl už ant po nuo be per kaip kur for and of the in to a with pirkimas pirkimai pirkimo pirkimų konkursas cpv bvpž kodas kodai pvz uab aš mes mano mūsų savo esu esame esam dirbu dirbame dirbam darau darome darom atlieku atliekame atliekam teikiu teikiame teikiam parduodu parduodame parduodam prekiauju prekiaujame prekiaujam tiekiu tiekiame tiekiam siūlau siūlome siūlom siulau siulome siulom prekyba'.split(
    ' ',
  ),
)

const COMMON_WORDS: ReadonlySet<string> = new Set(
  'paslauga paslaugos paslaugų darbas darbai darbų prekė prekės prekių įmonė įmonės įmonių firma firmos bendrovė kompanija biuras kontora salonas studija tarnyba brigada meistras meistrai specialistas specialistai tiekimas tiekimo atlikimas visi įvairūs kiti kitas susiję susijusios panašūs reikmenys gaminiai įranga įrenginiai priemonės reikalingas reikia services service works work supply supplies company equipment related various miscellaneous other viešasis viešieji viešas'
    .split(' ')
    .flatMap((word) => [word, fold(word)]),
)

/** These words accompany the keyword: they weigh little and never decide. */
export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word)
}
