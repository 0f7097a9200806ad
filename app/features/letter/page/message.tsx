import type { ReactNode } from 'react'

export function Message({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md border-l-4 border-amber-mark bg-amber-soft px-4 py-3 text-sm font-medium">
      {children}
    </p>
  )
}
