import { withCodes } from '#app/ui/codes/with-codes.ts'
import type { FormCall } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'

export function Offer({ call }: { call: FormCall }) {
  const { codes = [], words } = call
  return (
    <div data-print="no" className="card p-6 shadow-letter max-sm:p-5">
      <h2 className="text-h3">Gaukite šio kodo skelbimus</h2>
      <p className="mt-2 text-ink-2">
        Kas&nbsp;rytą atsiųsime jūsų veiklai atrinktus skelbimus, planus ir rinkos konsultacijas.
      </p>
      <a
        href={urls.leadFormPage({ ...call, wants: ['offer'] })}
        data-cta="cpv-code"
        className="button mt-5 w-full max-sm:mt-4"
      >
        Gauti pasiūlymą
      </a>
      <a href={urls.letterOf(codes, words)} className="link list-target mt-2 text-sm">
        Peržiūrėti laišką pagal šį kodą
        {(words || codes.length > 1) && ' ir savo sąrašą'}
      </a>
    </div>
  )
}

export function PlaceLink({ entry: { parent_code }, kept }: { entry: CpvEntry; kept: FormCall }) {
  return (
    <p className="border-t border-line pt-5 text-sm max-lg:order-1">
      <a
        href={withCodes(parent_code ? urls.cpvBranch(parent_code) : urls.cpvBrowser, kept)}
        className="link list-target"
      >
        Rodyti vietą klasifikatoriuje
      </a>
    </p>
  )
}
