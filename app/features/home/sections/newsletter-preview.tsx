import type { ReactNode } from 'react'

/** It has demo notices, labelled so, until it shows a visitor's own letter of real notices. */
export function NewsletterPreview({ children }: { children: ReactNode }) {
  return (
    <section id="naujienlaiskis" className="group/preview section overflow-clip bg-green text-paper">
      <div className="wrap">
        <h2 className="text-h2">Taip atrodytų jūsų rytas</h2>
        <p className="mt-3 max-w-[44rem] text-green-soft sm:text-lg">
          Atverskite skelbimą: rasite kodą, vertę ir konsultanto pastabą.
        </p>
        {/* This gives way to real notices, as soon as the visitor has asked for them. */}
        <p className="mt-1 text-sm text-green-soft group-has-[[data-state=fresh]]/preview:hidden group-has-[[data-state=stale]]/preview:hidden">
          Pavyzdys. Pirkimai ir organizacijos išgalvoti.
        </p>
        {children}
      </div>
    </section>
  )
}
