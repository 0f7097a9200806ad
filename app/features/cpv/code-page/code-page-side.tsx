import { formatNumber } from '#app/domain/text/plural.ts'
import { withCodes } from '#app/ui/codes/with-codes.ts'
import type { FormCall } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'
import type { CodePage } from './code-page.server.ts'

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

export function AlsoWatch({ page, kept }: { page: CodePage; kept: FormCall }) {
  const { entry, above, children, countBelow } = page
  const parent = above.at(-1)
  return (
    <section className="border-t border-line pt-5 text-sm text-ink-2 max-lg:order-1">
      <h2 className="font-text text-sm font-semibold text-ink">Ką stebėti kartu</h2>
      <ul className="mt-2 grid gap-2">
        {parent && (
          <li>
            Platesnį kodą{' '}
            <a href={withCodes(urls.cpvCode(parent.code), kept)} className="link tabular-nums">
              {parent.code}
            </a>
            : skelbimuose pasitaiko ir bendrų kodų.
          </li>
        )}
        {children.length > 0 && (
          <li>
            Smulkesnius kodus ({countsBelow(children.length, countBelow)}): pirkėjas turi rinktis kuo
            tikslesnį.
          </li>
        )}
        <li>
          <a
            href={withCodes(entry.parent_code ? urls.cpvBranch(entry.parent_code) : urls.cpvBrowser, kept)}
            className="link list-target"
          >
            Rodyti vietą klasifikatoriuje
          </a>
        </li>
      </ul>
    </section>
  )
}

/** The basket counts all levels, the list only the next one: „7 vienu lygiu žemiau, iš viso 45“. */
function countsBelow(children: number, all: number): string {
  const next = `${formatNumber(children)}\u00a0vienu lygiu žemiau`
  return all === children ? next : `${next}, iš\u00a0viso\u00a0${formatNumber(all)}`
}
