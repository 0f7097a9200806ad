import { typography } from '#app/shared/text/typography.ts'
import * as urls from '#app/shared/urls.ts'
import { site } from '#config/site.ts'

/** Agrees with `content/info/cvp-is.mdx` and the article about choosing a service. */
const listRows = () => [
  ['Kaina', 'nemokama', 'nemokami, reikia tiekėjo paskyros', site.evidence.priceLine ?? 'mokamas'],
  [
    'Pagal ką atrenkama',
    'pagal jūsų įvestą žodį ar kodą',
    'pagal BVPŽ skyrių – pirmuosius du kodo skaitmenis',
    'pagal tikslius kodus, raktažodžius ir jūsų veiklą',
  ],
  [
    'Kas įtraukta',
    'tai, ką patys atsiversite',
    'CVP IS skelbiami pirkimai',
    'pirkimai, planai, rinkos konsultacijos, privačių įmonių pirkimai',
  ],
  [
    'Pirkėjas nurodė kito skyriaus kodą',
    'pirkimą galite rasti pagal pavadinimą',
    'pranešimo negausite',
    'ieškome ir pagal raktažodžius',
  ],
  ['Kas atmeta netinkamus pirkimus', 'jūs', 'jūs', 'žmogus, kuris peržiūri laišką'],
  [
    'Kada tinka',
    'kai sritis siaura ir kas nors kas rytą peržiūri skelbimus',
    'kai per dvi bandymo savaites nieko tinkamo nepraleidote',
    'kai tinkamų pirkimų nepastebite arba pastebite per vėlai',
  ],
]

const COLUMNS = ['Paieška savo jėgomis', 'CVP IS pranešimai', 'Mūsų laiškas'].map(typography)

export function Comparison() {
  return (
    <div className="mt-[clamp(2.75rem,5vw,4.25rem)]">
      <h3 id="palyginimas" className="text-[clamp(1.4rem,1.2rem+0.9vw,1.9rem)] leading-tight">
        Kuo naujienlaiškis skiriasi nuo nemokamų būdų
      </h3>
      <table aria-labelledby="palyginimas" className="stacking-table data-table mt-6">
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
      <p className="mt-4 text-sm text-ink-2">
        Pasiūlymai teikiami ne per mus, o&nbsp;
        <a href={urls.portalInfo} className="link">
          CVP&nbsp;IS
        </a>{' '}
        ar kaip nurodyta pirkimo sąlygose. Terminą ir dokumentų pakeitimus visada tikrinkite pačiame skelbime.
      </p>
    </div>
  )
}
