import type { ReactNode } from 'react'
import type { StaffPerson } from '#app/infra/staff-people.server.ts'
import { StaffFrame } from './staff-frame.tsx'

export interface ScreenRequest {
  person: StaffPerson
  params: URLSearchParams
}

interface StaffScreen {
  path: string
  /** Its tab, and the heading of the page. */
  label: string
  render: (request: ScreenRequest) => Promise<ReactNode> | ReactNode
}

export const staffScreens: readonly StaffScreen[] = [
  { path: '/', label: 'Užklausos', render: () => <EmptyScreen /> },
  { path: '/uzklausa', label: 'Užklausa', render: () => <EmptyScreen /> },
  { path: '/menuo', label: 'Mėnuo', render: () => <EmptyScreen /> },
]

export async function renderScreen(screen: StaffScreen, request: ScreenRequest): Promise<ReactNode> {
  const { path, label } = screen
  const tabs = staffScreens.map((tab) => ({ href: tab.path, label: tab.label, isCurrent: tab.path === path }))
  const content = await screen.render(request)
  return (
    <StaffFrame title={label} personName={request.person.name} tabs={tabs}>
      <h1 className="text-h2">{label}</h1>
      {content}
    </StaffFrame>
  )
}

function EmptyScreen() {
  return <p className="mt-3 text-ink-2">Čia dar nieko nėra.</p>
}
