import { ExternalLink } from '#app/ui/components/external-link.tsx'
import { TextWithFigures } from './figure-text.tsx'

export interface LinkedText {
  /** The text has placeholders of figures. */
  text: string
  /** It leads to more of the same. */
  link?: { href: string; label: string }
}

export function LinkedTexts({ texts, className }: { texts: readonly LinkedText[]; className?: string }) {
  return (
    <ul className={className}>
      {texts.map(({ text, link }) => (
        <li key={text}>
          <TextWithFigures text={text} /> {link && <MoreLink {...link} />}
        </li>
      ))}
    </ul>
  )
}

function MoreLink({ href, label }: { href: string; label: string }) {
  const Link = href.startsWith('/') ? 'a' : ExternalLink
  return (
    <Link href={href} className="link">
      {label}
    </Link>
  )
}
