import type { ReactNode } from 'react'
import * as urls from '#app/shared/urls.ts'

export function CpvCodeLink({ code, children }: { code: string; children?: ReactNode }) {
  return (
    <a href={urls.cpvCode(code)} className="cpv-code" data-cpv={code}>
      <span className="cpv-code-digits">{code}</span>
      {children && (
        <>
          {' '}
          <span>{children}</span>
        </>
      )}
    </a>
  )
}
