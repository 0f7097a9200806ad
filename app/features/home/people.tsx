import { typography } from '#app/domain/text/typography.ts'
import type { Consultant, Testimonial } from '#config/site.ts'

const CONSULTANT_ROLE = 'Jūsų konsultantas: suderins atranką ir atsakys į klausimus'

export function ConsultantCard({ consultant: { name, role, photo } }: { consultant: Consultant }) {
  return (
    <p className="mx-auto mt-6 flex max-w-[31rem] items-center gap-4 lg:mr-0">
      <Photo name={name} photo={photo} />
      <span>
        <strong className="block font-semibold">{name}</strong>
        <span className="text-sm text-ink-2">{typography(role ?? CONSULTANT_ROLE)}</span>
      </span>
    </p>
  )
}

export function ClientWords({ testimonial: { text, author } }: { testimonial: Testimonial }) {
  return (
    <figure className="mt-10 max-w-[44rem] border-l-4 border-green pl-6">
      <blockquote className="font-display text-xl italic">„{typography(text)}“</blockquote>
      <figcaption className="mt-3 text-sm text-ink-2">{typography(author)}</figcaption>
    </figure>
  )
}

/** Shows the initial letter when the photo does not load. */
export function Photo({ name, photo }: { name: string; photo: string | null }) {
  return (
    <span className="relative grid size-14 shrink-0 place-items-center overflow-hidden rounded-full bg-green-soft">
      <span aria-hidden="true" className="font-display text-2xl text-green">
        {name.charAt(0)}
      </span>
      {photo && (
        <img
          src={photo}
          alt=""
          data-photo={name.charAt(0)}
          width={56}
          height={56}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  )
}
