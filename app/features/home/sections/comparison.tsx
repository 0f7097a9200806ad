import { typography } from '#app/domain/text/typography.ts'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'

/** Agrees with `content/info/cvp-is.mdx` and the article about choosing a service. */
const listRows = () => [
  ['Kiek kainuoja', 'nieko', 'nieko, reikia paskyros', site.evidence.priceLine ?? 'nurodysime pasiūlyme'],
  ['Pagal ką atrenkama', 'jūsų žodį ar kodą', 'pirmuosius du kodo skaitmenis', 'kodus, žodžius ir veiklą'],
  [
    'Jei pirkėjas nurodė kito skyriaus kodą',
    'rasite pagal pavadinimą',
    'pranešimo negausite',
    'ieškome ir pagal žodžius',
  ],
  [
    'Kada tinka',
    'kai sritis siaura ir yra kam kas rytą peržiūrėti skelbimus',
    'kai per dvi savaites kituose šaltiniuose tinkamų pirkimų nebuvo',
    'kai pirkimų nepastebite arba pastebite per vėlai',
  ],
]

export const PORTAL_DIFFERENCE = typography(
  'CVP IS pranešimai atrenkami pagal BVPŽ skyrių: pasirinkę vieną statybos kodą, gausite pranešimus apie visus statybos pirkimus. Mūsų laiške – tik tai, ką darote.',
)

const COLUMNS = ['Savo jėgomis', 'CVP IS pranešimai', 'Mūsų laiškas'].map(typography)

export function Comparison() {
  return (
    <>
      <p>{PORTAL_DIFFERENCE}</p>
      <table
        id="palyginimas"
        aria-label="Palyginimas su nemokamais būdais"
        className="stacking-table data-table comparison mt-4 text-ink"
      >
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
      <p className="mt-4 text-sm">
        Pasiūlymą teiksite per{' '}
        <a href={urls.portalInfo} className="link">
          CVP&nbsp;IS
        </a>{' '}
        ar kaip nurodyta pirkimo sąlygose. Terminą visada pasitikrinkite skelbime.
      </p>
    </>
  )
}
