/** Shown when a request could be neither stored nor sent. */
export const LEAD_FAILURE =
  'Įvyko klaida siunčiant formą. Prašome bandyti dar kartą arba susisiekti su mumis telefonu.'
