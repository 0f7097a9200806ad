/** Shown when a request could be neither stored nor sent. */
export const LEAD_FAILURE =
  'Įvyko klaida siunčiant formą. Prašome bandyti dar kartą arba susisiekti su mumis telefonu.'

/** Shown when a form has arrived broken: multipart data whose parts cannot be told apart. */
export const UNREADABLE_FORM =
  'Užklausos perskaityti nepavyko: ji atkeliavo sugadinta. Bandykite dar kartą arba paskambinkite mums.'

/** Shown when too many requests come at once. */
export function leadLimited(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60)
  return `Šiuo metu gauname labai daug užklausų. Jūsų įrašyti duomenys liko formoje\u00a0– išsiųskite ją dar kartą po ${minutes}\u00a0min. arba paskambinkite mums.`
}
