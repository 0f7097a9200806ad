/** Shown when a request could be neither stored nor sent. */
export const LEAD_FAILURE =
  'Įvyko klaida siunčiant formą. Prašome bandyti dar kartą arba susisiekti su mumis telefonu.'

/** Shown when too many requests come at once. */
export const LEAD_LIMITED =
  'Šiuo metu gauname labai daug užklausų. Jūsų įrašyti duomenys liko formoje – po kelių minučių išsiųskite ją dar kartą arba paskambinkite mums.'
