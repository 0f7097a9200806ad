import type { ReactNode } from 'react'
import type { StaffPerson } from '#app/infra/staff-people.server.ts'
import { StaffDocument, StaffHeader } from './staff-frame.tsx'

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
  { path: '/', label: 'Užklausos', render: () => 'Čia dar nieko nėra.' },
  { path: '/uzklausa', label: 'Užklausa', render: () => 'Čia dar nieko nėra.' },
  { path: '/menuo', label: 'Mėnuo', render: () => 'Čia dar nieko nėra.' },
]

export async function renderScreen({ path, label, render }: StaffScreen, request: ScreenRequest) {
  const header = <StaffHeader personName={request.person.name} tabs={staffScreens} currentPath={path} />
  return (
    <StaffDocument title={label} header={header}>
      {await render(request)}
    </StaffDocument>
  )
}
