/** Texts of the guarantee calculator, on the page and in its head. */
export const GUARANTEE_PAGE = {
  label: 'Užtikrinimo skaičiuoklė',
  description:
    'Apskaičiuokite, kokios sumos pasiūlymo galiojimo užtikrinimo prašo pirkėjas: įrašykite pasiūlymo kainą ir pirkimo dokumentuose nurodytą procentą.',
  intro:
    'Įrašykite pasiūlymo kainą ir pirkimo dokumentų procentą, ir matysite, kokios sumos garantijos prireiks.',
  disclaimer: 'Skaičiuoklė pateikia orientacinį atsakymą; lemia pirkimo dokumentai.',
} as const
