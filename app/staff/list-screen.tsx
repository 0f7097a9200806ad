import { formatNumber } from '#app/domain/text/plural.ts'
import * as list from '#app/features/lead/desk/lead-list.server.ts'
import { STATUS_LABELS } from '#app/features/lead/export/lead-columns.ts'
import { LEAD_FIELDS } from '#app/features/lead/lead-fields.ts'
import { findLead, type StoredLead } from '#app/features/lead/lead-store.server.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { LeadRow } from './lead-row.tsx'
import { type ListFilter, leadAddress, listAddress, readCursor, readFilter, TABS } from './list-query.ts'
import { type Desk, NoAction, type Screen, type ScreenRequest, Submit } from './staff-frame.tsx'
import { waitingTexts } from './words.ts'

export const OPEN_PANEL_OF = 'atverta'
const PAGE_SIZE = 50
const hasFilters = (params: URLSearchParams) => listAddress(params, { rodyti: '', q: '' }) !== '/'
const isNarrowed = (params: URLSearchParams) => listAddress(params, { rodyti: '' }) !== '/'
const NOTHING: Partial<Record<ListFilter['view'], string>> = {
  new: 'Naujų užklausų nėra: visiems atsakyta.',
  again: 'Niekam nepažadėta perskambinti.',
  mine: 'Jūsų pradėtų užklausų nėra.',
  held: 'Sulaikytų užklausų ir pavyzdžių nėra.',
}

async function listDue({ db }: Desk, filter: ListFilter): Promise<StoredLead[]> {
  if (filter.view !== 'new') return []
  const promised = await list.listPage(db, { ...filter, view: 'again' }, PAGE_SIZE)
  return promised.filter(({ again_at }) => again_at !== null && again_at.getTime() <= Date.now())
}

/** The lead that follows in the same tab; after the last one the first. */
export async function nextLead(desk: Desk, filter: ListFilter, reference: string) {
  const lead = await findLead(desk.db, reference)
  const first = [...(await listDue(desk, filter)), ...(await list.listPage(desk.db, filter, PAGE_SIZE))]
  const place = first.findIndex(({ id }) => id === lead?.id)
  const isBeyond = lead !== null && place === -1 && (filter.view !== 'again' || lead.again_at !== null)
  const [following] = isBeyond
    ? await list.listPage(desk.db, filter, 1, list.cursorOf(lead))
    : first.slice(place + 1)
  return following ?? first.find(({ id }) => id !== lead?.id) ?? null
}

export async function listScreen({ desk, params, person }: ScreenRequest): Promise<Screen> {
  const { db } = desk
  const filter = readFilter(params, person.name)
  const cursor = readCursor(params, filter.view)
  const [counts, people, campaigns, due, rows] = await Promise.all([
    Promise.all(TABS.map(([, view]) => list.countLeads(db, { ...filter, view }, list.MAX_COUNT + 1))),
    list.listNames(db, 'status_by'),
    list.listNames(db, 'utm_campaign'),
    cursor === undefined ? listDue(desk, filter) : [],
    list.listPage(db, filter, PAGE_SIZE + 1, cursor),
  ])
  const shown = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined
  const isEmpty = due.length + shown.length === 0
  return {
    title: 'Užklausos',
    content: (
      <>
        <nav aria-label="Užklausų sąrašai" className="view-tabs">
          {TABS.map(([name, view, label], i) => (
            <a
              key={name}
              href={listAddress(params, { rodyti: name })}
              aria-current={view === filter.view || undefined}
            >
              {label} <span className="count">{countText(counts[i] ?? 0)}</span>
            </a>
          ))}
        </nav>
        <Filters {...{ params, filter }} names={{ people, campaigns }} />
        <form
          method="post"
          action={listAddress(params, { po: cursor ?? '' }, '/zymeti')}
          className="lead-form"
          // Browsers put remembered ticks at the same places, where other leads stand now.
          autoComplete="off"
        >
          <NoAction />
          {due.length > 0 && <h2>Laikas perskambinti</h2>}
          <Rows leads={due} {...{ params, filter }} />
          {due.length > 0 && shown.length > 0 && <h2>Naujos</h2>}
          <Rows leads={shown} {...{ params, filter }} />
          {!isEmpty && (
            <p className="ticked-bar">
              <Submit name="veiksmas" value="spam" className="button act" label="Šlamštas" />
            </p>
          )}
        </form>
        {isEmpty && <Nothing filter={filter} params={params} found={counts.at(-1) ?? 0} />}
        <form method="post" action={listAddress(params, {}, '/eksportas')} className="list-foot">
          {cursor !== undefined && <a href={listAddress(params)}>Į pradžią</a>}
          {last !== undefined && (
            <a href={listAddress(params, { po: list.cursorOf(last) })} rel="next" className="button">
              Tolesnės užklausos
            </a>
          )}
          <Submit name="formatas" value="xlsx" className="button act" label="Excel" hidden={isEmpty} />
          <Submit name="formatas" value="csv" className="button act" label="CSV" hidden={isEmpty} />
        </form>
      </>
    ),
  }
}

function Rows({ leads, params, filter }: FiltersProps & { leads: readonly StoredLead[] }) {
  const waitingText = waitingTexts(leads)
  const rows = leads.map((lead) => (
    <LeadRow
      key={lead.id}
      view={filter.view}
      {...{ lead, href: leadAddress(lead.reference, params), waiting: waitingText(lead) }}
      open={params.get(OPEN_PANEL_OF) === lead.reference}
    />
  ))
  return rows.length > 0 && <ul>{rows}</ul>
}

type Names = Record<'people' | 'campaigns', string[]>
interface FiltersProps {
  params: URLSearchParams
  filter: ListFilter
}

function Nothing({ params, filter, found }: FiltersProps & { found: number }) {
  if (!isNarrowed(params)) return <p className="mt-5">{NOTHING[filter.view] ?? 'Užklausų dar negauta.'}</p>
  return (
    <p className="list-foot">
      Pagal paiešką ir filtrus čia nieko nerasta. Pastabose neieškome.
      {found > 0 && (
        <a href={listAddress(params, { rodyti: 'visi' })}>Rodyti tarp visų ({countText(found)})</a>
      )}
    </p>
  )
}

function Filters({ params, filter, names }: FiltersProps & { names: Names }) {
  const value = (name: string) => params.get(name) ?? ''
  const optionsOf = (names: readonly string[], chosen = '') =>
    [...new Set([...names, chosen])].filter(Boolean).map((name) => [name, name] as const)
  const wants = LEAD_FIELDS.wants.options.map(({ value, label }) => [value, label] as const)
  const choices = [
    ['busena', 'Būsena', 'Bet kuri', Object.entries(STATUS_LABELS)],
    ['kas', 'Darbuotojas', 'Visi', optionsOf(names.people, filter.markedBy)],
    ['noriu', 'Pageidauja', 'Bet ko', wants],
    ['kampanija', 'Kampanija', 'Visos', optionsOf(names.campaigns, filter.campaign)],
  ] as const
  const search = { defaultValue: value('q'), maxLength: 200, 'aria-label': 'Ieškoti užklausų' }
  return (
    <search>
      <form method="get" action="/" className="list-filters">
        <input
          type="search"
          name="q"
          {...search}
          placeholder="Įmonė, telefonas, el. paštas, užklausos ar pirkimo nr."
          className="control"
        />
        <Submit name="rodyti" value="visi" className="button" label="Ieškoti" />
        {isNarrowed(params) && (
          <a className="link list-target" href={`/?rodyti=${value('rodyti')}`}>
            Išvalyti paiešką ir filtrus
          </a>
        )}
        <details className="fold" open={hasFilters(params)}>
          <summary className="link list-target">Filtrai</summary>
          <div className="fold-panel">
            {choices.map(([name, label, all, options]) => (
              <SelectField
                key={name}
                {...{ id: name, name, label, value: value(name) }}
                options={[['', all], ...options]}
              />
            ))}
            {['nuo', 'iki'].map((name) => (
              <label key={name}>
                {`Gauta ${name}`}
                <input type="date" name={name} defaultValue={value(name)} className="control" />
              </label>
            ))}
            <Submit name="rodyti" value={value('rodyti')} className="button" label="Rodyti" />
          </div>
        </details>
      </form>
    </search>
  )
}

function countText(count: number): string {
  return count > list.MAX_COUNT ? `${formatNumber(list.MAX_COUNT)}+` : formatNumber(count)
}
