export const DEADLINES_PAGE = {
  label: 'Terminų skaičiuoklė',
  description:
    'Suskaičiuokite, iki kada teikti pretenziją ar ieškinį ir kada turi atsakyti pirkėjas: saugi data, teisinė pabaiga, įstatymo straipsnis.',
  intro:
    'Įrašykite dieną, nuo kurios skaičiuojamas terminas, ir matysite, iki kada rašyti pretenziją, kreiptis į teismą ar laukti pirkėjo atsakymo.',
  disclaimer: 'Skaičiuoklės data orientacinė; lemia įstatymas ir pirkimo dokumentai.',
} as const
