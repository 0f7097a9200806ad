/** Texts of /pirkimu-skaiciai, on the page and in its head. */
export const FIGURES_PAGE = {
  label: 'Pirkimų skaičiai',
  title: 'Viešųjų pirkimų skaičiai 2026',
  description:
    'Vertės ribos, pasiūlymų, pretenzijų ir mokėjimo terminai, procentai – su įstatymo straipsniu, šaltiniu ir patikros data.',
  intro:
    'Visos viešųjų pirkimų ribos, terminai ir procentai vienoje vietoje: kam taikoma, kuriame akte ir straipsnyje parašyta, kada patikrinta.',
}
