import { formatDate, formatMonth } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { type FigureId, figures } from '#config/figures.ts'
import { ContentLink } from './content-link.tsx'
import { ScrollableTable } from './table.tsx'

type Part = 'low-value' | 'works'

interface Threshold {
  figure: FigureId
  object: string
  buyer?: string
  /** The partial tables that show this limit too. */
  parts: readonly Part[]
}

const GOODS_AND_SERVICES = 'Prekės ir paslaugos'
const WORKS = 'Darbai'

const GROUPS: readonly { title: string; thresholds: readonly Threshold[] }[] = [
  {
    title: 'Tarptautinis pirkimas\u00a0– nuo',
    thresholds: [
      {
        figure: 'internationalGoodsServices',
        object: GOODS_AND_SERVICES,
        buyer: 'centrinės valdžios institucijos',
        parts: [],
      },
      {
        figure: 'internationalGoodsServicesOthers',
        object: GOODS_AND_SERVICES,
        buyer: 'kitos perkančiosios organizacijos',
        parts: [],
      },
      {
        figure: 'internationalGoodsServicesUtilities',
        object: GOODS_AND_SERVICES,
        buyer: 'perkantieji subjektai',
        parts: [],
      },
      { figure: 'internationalWorks', object: WORKS, parts: ['works'] },
    ],
  },
  {
    title: 'Mažos vertės pirkimas\u00a0– mažiau kaip',
    thresholds: [
      { figure: 'lowValueGoodsServices', object: GOODS_AND_SERVICES, parts: ['low-value'] },
      { figure: 'lowValueWorks', object: WORKS, parts: ['low-value', 'works'] },
    ],
  },
]

const IN_FORCE_FROM = figures.internationalWorks.validFrom

/** The value limits now and before, with the note that they change. */
export function Thresholds({ only }: { only?: Part }) {
  const groups = GROUPS.map(({ title, thresholds }) => ({
    title,
    thresholds: thresholds.filter(({ parts }) => only === undefined || parts.includes(only)),
  })).filter(({ thresholds }) => thresholds.length > 0)
  return (
    <div className="thresholds">
      <ScrollableTable data-section="vertės ribos">
        <caption>
          Vertės ribos be&nbsp;PVM{IN_FORCE_FROM && `, galiojančios nuo ${formatDate(IN_FORCE_FROM)}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Pirkimas</th>
            <th scope="col" className="is-number">
              Dabar
            </th>
            <th scope="col" className="is-number">
              Anksčiau
            </th>
          </tr>
        </thead>
        {groups.map(({ title, thresholds }) => (
          <tbody key={title}>
            <tr className="table-group">
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
            {thresholds.map((threshold) => (
              <ThresholdRow key={threshold.figure} {...threshold} />
            ))}
          </tbody>
        ))}
      </ScrollableTable>
      <ThresholdsNote />
    </div>
  )
}

function ThresholdRow({ figure, object, buyer }: Threshold) {
  const { current, specified } = figures[figure]
  return (
    <tr>
      <td>
        {object}
        {buyer && <small>{buyer}</small>}
      </td>
      <td className="is-number">
        <strong>{typography(current)}</strong>
      </td>
      <td className="is-number">{specified === null ? '–' : typography(specified)}</td>
    </tr>
  )
}

function ThresholdsNote() {
  return (
    <p className="thresholds-note">
      <strong>Vertės ribos keičiasi.</strong> Čia nurodyti orientaciniai dydžiai be&nbsp;PVM. ES&nbsp;ribos
      peržiūrimos kas dvejus metus ir priklauso nuo pirkėjo, mažos vertės pirkimų ribos taip pat padidintos.
      Prieš rengdami pasiūlymą patikrinkite galiojančius dydžius{' '}
      <ContentLink href="https://vpt.lrv.lt/">Viešųjų pirkimų tarnybos svetainėje</ContentLink>.{' '}
      <em>Pastaba patikrinta {formatMonth(lastCheck())}</em>
    </p>
  )
}

/** The day on which the oldest of the checks was made. */
function lastCheck(): string {
  const days = GROUPS.flatMap(({ thresholds }) => thresholds.map(({ figure }) => figures[figure].checkedOn))
  return days.reduce((a, b) => (a < b ? a : b))
}
