import { counted } from '#app/domain/text/plural.ts'
import { readMailFaults } from '#app/features/lead/mail/undelivered-store.server.ts'
import type { Outcome } from './actions.server.ts'
import { leadScreen } from './lead-screen.tsx'
import { leadAddress } from './list-query.ts'
import { listScreen } from './list-screen.tsx'
import { monthScreen } from './month-screen.tsx'
import type { Desk, Screen, ScreenRequest } from './screen.ts'
import { StaffDocument, StaffHeader } from './staff-frame.tsx'
import { mailFault, whenText } from './words.ts'

type Render = (request: ScreenRequest) => Promise<Screen | null>

export const staffScreens: readonly { path: string; label?: string; render: Render }[] = [
  { path: '/', label: 'Užklausos', render: listScreen },
  { path: '/uzklausa/:reference', render: (request) => leadScreen(request) },
  { path: '/menuo', label: 'Mėnuo', render: monthScreen },
]
const TABS = staffScreens.flatMap(({ path, label }) => (label === undefined ? [] : { path, label }))

interface Shown {
  path: string
  request: ScreenRequest
  outcome: Outcome | null
}

/** With a sentence about mail and samples, and one about what was just done. */
export async function staffPage(screen: Screen, { path, request, outcome }: Shown) {
  const { desk, params, person, reference } = request
  const header = <StaffHeader personName={person.name} tabs={TABS} currentPath={path} />
  const other = outcome?.about !== reference && outcome?.about
  return (
    <StaffDocument title={screen.title} heading={screen.heading} header={header} news={await mailNews(desk)}>
      {outcome !== null && (
        <p role="status" className={outcome.isDone ? 'done' : 'done not-done'}>
          <bdi className="wrap-anywhere">{outcome.sentence}</bdi>
          {other && <a href={leadAddress(other, params)}>Atverti</a>}
        </p>
      )}
      {screen.content}
    </StaffDocument>
  )
}

async function mailNews({ db }: Desk) {
  const { count, since, error, heldSamples } = await readMailFaults(db)
  const mails = counted(count, ['laiškas neišsiųstas', 'laiškai neišsiųsti', 'laiškų neišsiųsta'])
  const samples = counted(heldSamples, ['pavyzdys laukia', 'pavyzdžiai laukia', 'pavyzdžių laukia'])
  if (count + heldSamples === 0) return 'Viskas gerai: laiškai išsiųsti, niekas nelaukia leidimo.'
  return (
    <>
      {since !== null && (
        <b className="text-red">{`${mails} nuo ${whenText(since)}: ${mailFault(error)}. `}</b>
      )}
      {heldSamples > 0 && <a href="/?rodyti=sulaikyti">{samples} leidimo.</a>}
    </>
  )
}
