import { typography } from '#app/domain/text/typography.ts'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'

/** Agrees with `content/info/cvp-is.mdx` and the article about choosing a service. */
const listRows = () => [
  ['Kiek kainuoja', 'nieko', 'nieko, reikia paskyros', site.evidence.priceLine ?? 'nurodysime pasiūlyme'],
  ['Pagal ką atrenkama', 'jūsų žodį ar kodą', 'pirmus du kodo skaitmenis', 'kodus, žodžius ir veiklą'],
  [
    'Jei pirkėjas nurodė kito skyriaus kodą',
    'rasite pagal pavadinimą',
    'pranešimo negausite',
    'ieškome ir pagal žodžius',
  ],
  [
    'Kada tinka',
    'kai sritis siaura ir yra kam kas rytą peržiūrėti skelbimus',
    'kai per dvi savaites kitur nieko daugiau neradote',
    'kai pirkimų nepastebite arba pastebite per vėlai',
  ],
]

const COLUMNS = ['Savo jėgomis', 'CVP IS pranešimai', 'Mūsų laiškas'].map(typography)

export function Comparison() {
  return (
    <div className="mt-[clamp(2rem,5vw,4.25rem)]">
      <h3 id="palyginimas" className="text-[clamp(1.4rem,1.2rem+0.9vw,1.9rem)] leading-tight">
        Kuo naujienlaiškis skiriasi nuo nemokamų būdų
      </h3>
      <table aria-labelledby="palyginimas" className="stacking-table data-table comparison mt-4 sm:mt-6">
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listRows().map(([name = '', ...cells]) => (
            <tr key={name}>
              <th scope="row">{typography(name)}</th>
              {cells.map((cell, index) => (
                <td key={COLUMNS[index]} data-label={COLUMNS[index]}>
                  {typography(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-[34rem] text-sm text-ink-2">
        Pasiūlymą teiksite per{' '}
        <a href={urls.portalInfo} className="link">
          CVP&nbsp;IS
        </a>{' '}
        ar kaip nurodyta pirkimo sąlygose. Terminą visada pasitikrinkite skelbime.
      </p>
    </div>
  )
}
