import { Icon } from '#app/ui/components/icon.tsx'
import { buyerPath, organisationGroups } from './buyer.ts'

export function OrganisationList() {
  return (
    <div className="organisations">
      {organisationGroups.map(({ title, names }) => (
        <details key={title}>
          <summary className="target flex items-center gap-3 py-3">
            <h3 className="text-h3">{title}</h3>
            <span className="rounded-full bg-green-soft px-2.5 text-sm font-semibold text-green">
              {names.length}
            </span>
            <Icon name="chevron-down" className="ml-auto size-5 text-green transition-transform" />
          </summary>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={buyerPath(name)}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
