import type { ReactNode } from 'react'
import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import { SectionHeading } from '../section-heading.tsx'

export function Articles({ children }: { children: ReactNode }) {
  return (
    <div className="section">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <SectionHeading>Nuo ko pradėti tiekėjui</SectionHeading>
          <a href={urls.articles} className="link list-target gap-1 font-semibold">
            Visi straipsniai
            <Icon name="arrow-right" className="size-4" />
          </a>
        </div>
        {children}
      </div>
    </div>
  )
}
