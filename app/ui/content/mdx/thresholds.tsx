import { historyOf, periodOf } from '#app/domain/figures/figure-history.ts'
import { formatValue } from '#app/domain/figures/format-figure.ts'
import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { FigureText } from '#app/ui/figures/figure-text.tsx'
import * as urls from '#app/ui/urls.ts'
import { type FigureId, figures } from '#config/figures.ts'
import { ContentLink } from './content-link.tsx'
import { ScrollableTable } from './table.tsx'

type ShorterTable = 'low-value' | 'works'

interface Threshold {
  figure: FigureId
  object: string
  buyer?: string
  extracts: readonly ShorterTable[]
}

const GOODS_AND_SERVICES = 'Prekės ir paslaugos'
const SPECIAL_SERVICES = 'Socialinės ir kitos specialiosios paslaugos'
const WORKS = 'Darbai'
const UTILITIES = 'perkantieji subjektai'
const AUTHORITIES = 'perkančiosios organizacijos'

const GROUPS: readonly { title: string; thresholds: readonly Threshold[] }[] = [
  {
    title: 'Tarptautinis pirkimas\u00a0– nuo',
    thresholds: [
      row('internationalGoodsServices', GOODS_AND_SERVICES, 'centrinės valdžios institucijos'),
      row('internationalGoodsServicesOthers', GOODS_AND_SERVICES, `kitos ${AUTHORITIES}`),
      row('internationalGoodsServicesUtilities', GOODS_AND_SERVICES, UTILITIES),
      { figure: 'internationalWorks', object: WORKS, extracts: ['works'] },
      row('specialServices', SPECIAL_SERVICES, AUTHORITIES),
      row('specialServicesUtilities', SPECIAL_SERVICES, UTILITIES),
    ],
  },
  {
    title: 'Mažos vertės pirkimas\u00a0– mažiau kaip',
    thresholds: [
      { figure: 'lowValueGoodsServices', object: GOODS_AND_SERVICES, extracts: ['low-value'] },
      { figure: 'lowValueWorks', object: WORKS, extracts: ['low-value', 'works'] },
    ],
  },
]

function row(figure: FigureId, object: string, buyer: string): Threshold {
  return { figure, object, buyer, extracts: [] }
}

export function Thresholds({ only }: { only?: ShorterTable }) {
  const groups = GROUPS.map(({ title, thresholds }) => ({
    title,
    thresholds: thresholds.filter(({ extracts }) => only === undefined || extracts.includes(only)),
  })).filter(({ thresholds }) => thresholds.length > 0)
  return (
    <div className="thresholds">
      <ScrollableTable data-section="vertės ribos" isCompact>
        <caption>Vertės ribos be&nbsp;PVM</caption>
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
      <ThresholdsNote isAboutEu={groups.length > 1} />
    </div>
  )
}

function ThresholdRow({ figure, object, buyer }: Threshold) {
  const { value } = figures[figure]
  const history = historyOf(figure)
  return (
    <tr data-figure={figure}>
      <td>
        {object}
        {buyer && <small>{buyer}</small>}
      </td>
      <td className="is-number">
        <strong>{formatValue(value)}</strong>
        <small>{periodOf(figures[figure])}</small>
      </td>
      <td className="is-number">
        {history.length === 0 && '–'}
        {history.map(([id, before]) => (
          <span key={id} className="block">
            {formatValue(before.value)}
            <small>{periodOf(before)}</small>
          </span>
        ))}
      </td>
    </tr>
  )
}

function ThresholdsNote({ isAboutEu }: { isAboutEu: boolean }) {
  return (
    <p className="thresholds-note">
      <strong>Vertės ribos keičiasi.</strong>{' '}
      {isAboutEu && (
        <>
          ES&nbsp;ribos peržiūrimos kas <FigureText id="thresholdReview" case="accusative" />: 2026&nbsp;m.
          dalis jų sumažėjo.{' '}
        </>
      )}
      Visi dydžiai su šaltiniais surašyti{' '}
      <ContentLink href={urls.figures}>viešųjų pirkimų skaičių puslapyje</ContentLink>. Prieš rengdami
      pasiūlymą, galiojančius dydžius patikrinkite{' '}
      <ContentLink href="https://vpt.lrv.lt/">Viešųjų pirkimų tarnybos svetainėje</ContentLink>.{' '}
      <em>Patikrinta {formatDate(oldestCheck())}</em>
    </p>
  )
}

function oldestCheck(): string {
  const days = GROUPS.flatMap(({ thresholds }) => thresholds.map(({ figure }) => figures[figure].checkedOn))
  return days.reduce((a, b) => (a < b ? a : b))
}
