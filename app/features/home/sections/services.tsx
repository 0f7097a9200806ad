import { counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import { isShown, site } from '#config/site.ts'
import texts from '#content/home.json' with { type: 'json' }
import { SectionHeading } from '../section-heading.tsx'

/** The word stands in the case before „komanda“. */
const SPECIALIST_FORMS = ['specialisto', 'specialistų', 'specialistų'] as const

const ICONS = ['mail', 'user-check', 'search'] as const

export function Services() {
  return (
    <section id="paslaugos" className="section pt-0">
      <div className="wrap">
        <SectionHeading>Skelbimus skaitome už&nbsp;jus</SectionHeading>
        <ul className="mt-4 grid gap-2.5 sm:mt-8 sm:gap-4 lg:grid-cols-3 lg:gap-5">
          {texts.services.map(({ title, description, features }, i) => (
            <li key={title} className="card px-4 py-2.5 sm:flex sm:gap-4 sm:p-5 lg:block lg:p-6">
              <Icon
                name={ICONS[i] ?? 'mail'}
                className="size-7 stroke-[1.6] text-green max-sm:float-left max-sm:mr-3 sm:mt-0.5 lg:size-8"
              />
              <div>
                <h3 className="text-h3 lg:mt-4">{typography(title)}</h3>
                <p className="mt-1 text-ink-2">{typography(description)}</p>
                <ul className="text-sm text-ink-2 marker:text-green sm:mt-2 sm:list-disc sm:pl-[1.1em] lg:mt-3">
                  {features.filter(isShown).map((feature) => (
                    <li
                      key={feature}
                      className="max-sm:inline max-sm:after:content-['._'] max-sm:not-last:after:content-[';_'] sm:mt-1"
                    >
                      {typography(feature.replace('{komanda}', teamText()))}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function teamText(): string {
  const { specialists } = site.evidence
  return specialists === null
    ? 'skelbimus skaitanti komanda'
    : `${counted(specialists, SPECIALIST_FORMS)} komanda`
}
