import type { ReactNode } from 'react'

/** A code of the vocabulary with its official name, leading to its page. */
export function CpvCodeLink({ code, children }: { code: string; children?: ReactNode }) {
  return (
    <a href={`/bvpz-kodai/${code}`} className="cpv-code" data-cpv={code}>
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
