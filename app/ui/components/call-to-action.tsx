import * as urls from '#app/ui/urls.ts'
import { Envelope } from './envelope.tsx'
import { Icon } from './icon.tsx'
import { LetterForm } from './letter-form.tsx'

interface CallToActionProps {
  ctaId: string
  trade?: string | undefined
  formHref?: string | undefined
}

export function CallToAction(props: CallToActionProps) {
  const { ctaId, trade, formHref = urls.leadForm({ wants: ['offer'] }) } = props
  return (
    <section
      data-print="no"
      aria-labelledby="cta"
      className="overflow-hidden rounded-xl bg-green text-paper [&_:focus-visible]:outline-paper"
    >
      <div className="grid items-center gap-x-12 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="p-[clamp(1.5rem,4vw,3rem)]">
          <h2 id="cta" className="text-h2">
            Gaukite savo srities pirkimų skelbimus
          </h2>
          <p className="mt-4 mb-6 max-w-[34rem] text-lg text-balance text-green-soft">
            Pažiūrėkite, koks laiškas lauktų jūsų kas&nbsp;rytą. Kontaktų nurodyti nereikia.
          </p>
          <LetterForm
            name={urls.WORDS_PARAM}
            label="Ką parduodate ar darote?"
            placeholder="Pvz., langų montavimas"
            value={trade}
            button="Rodyti mano laišką"
            look="border-paper bg-paper text-ink hover:border-white hover:bg-white max-sm:w-full"
          />
          <a
            href={formHref}
            data-cta={ctaId}
            className="button mt-4 border-green-line bg-transparent text-paper hover:border-paper hover:bg-green-deep max-sm:w-full"
          >
            Gauti pasiūlymą
            <Icon name="arrow-right" className="size-[1.1em]" />
          </a>
        </div>
        <LetterDrawing />
      </div>
    </section>
  )
}

function LetterDrawing() {
  return (
    <div aria-hidden="true" className="-mr-10 -mb-6 hidden rotate-[-4deg] self-end pt-6 md:block">
      <div className="mx-4 rounded-t-xl bg-sheet px-5 pt-5 pb-[31%] text-sm font-semibold text-ink">
        <p className="border-b border-line pb-2.5">Jūsų rytinis laiškas</p>
        <p className="mt-3 w-fit rounded-full bg-green-soft px-2.5 py-0.5 text-xs text-green">Pirkimas</p>
        <p className="mt-1.5">Biuro baldų pirkimas</p>
      </div>
      <Envelope isOnGreen />
    </div>
  )
}
