import type { ReactNode } from 'react'

/** It has demo notices, labelled so, until it shows a visitor's own letter of real notices. */
export function NewsletterPreview({ children }: { children: ReactNode }) {
  return (
    <section id="naujienlaiskis" className="section overflow-clip bg-green text-paper">
      <div className="wrap">
        <h2 className="text-h2">Taip atrodytų jūsų rytas</h2>
        <p className="mt-2 max-w-[44rem] text-green-soft sm:text-lg">Atverskite bet kurį skelbimą.</p>
        {children}
      </div>
    </section>
  )
}
