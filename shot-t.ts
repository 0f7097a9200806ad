import { writeFileSync } from 'node:fs'
import { drawShareCard } from './scripts/vite/share-card.ts'

const t = performance.now()
for (const [i, c] of [
  { kicker: 'Straipsnis', title: 'Kaip laimėti viešąjį pirkimą: 8 praktiniai žingsniai' },
  { kicker: 'Naujienlaiškis', title: 'Jūsų veiklai atrinkti viešieji pirkimai – kas rytą el. paštu' },
  { kicker: 'Straipsnis', title: 'EBVPD: kas tai ir kaip jį teisingai užpildyti' },
].entries()) {
  const png = await drawShareCard(c)
  console.log(png.length, Math.round(performance.now() - t))
  writeFileSync(`/tmp/seo-shots/card-${i}.png`, png)
}
