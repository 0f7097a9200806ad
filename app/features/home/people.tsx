import { typography } from '#app/domain/text/typography.ts'
import type { Consultant, Testimonial } from '#config/site.ts'

const CONSULTANT_ROLE = 'Jūsų konsultantas: suderins atranką ir atsakys į klausimus'

export function ConsultantCard({ consultant: { name, role, photo } }: { consultant: Consultant }) {
  return (
    <p className="flex items-center gap-4">
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
    <figure className="border-l-4 border-green pl-4">
      <blockquote className="font-display text-lg italic">„{typography(text)}“</blockquote>
      <figcaption className="mt-2 text-sm text-ink-2">{typography(author)}</figcaption>
    </figure>
  )
}

/** Shows the initial letter when the photo does not load. */
export function Photo({ name, photo }: { name: string; photo: string | null }) {
  return (
    <span className="relative grid size-11 shrink-0 sm:size-14 place-items-center overflow-hidden rounded-full bg-green-soft">
      <span aria-hidden="true" className="font-display text-xl text-green">
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
