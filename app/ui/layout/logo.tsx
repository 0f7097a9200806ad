import { typography } from '#app/domain/text/typography.ts'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'

/** This is the background where no style sheet applies; a test compares it with `--color-paper` of `app/styles/theme.css`. */
export const PAPER_COLOUR = '#faf7f1'

export function LogoMark({ className = 'size-[1.65rem] sm:size-[1.9rem]' }: { className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} viewBox="0 0 30 30" aria-hidden="true">
      <rect x="1" y="5" width="28" height="20" rx="4" className="fill-green" />
      <path
        d="M5 10.5l10 7 10-7"
        className="fill-none stroke-paper"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="25" cy="7" r="4.5" className="fill-amber-mark stroke-paper" strokeWidth="2" />
    </svg>
  )
}

export function Logo() {
  const breakAt = site.name.lastIndexOf(' el.')
  const [first, second] =
    breakAt > 0 ? [site.name.slice(0, breakAt), typography(site.name.slice(breakAt + 1))] : [site.name, '']
  return (
    <a href={urls.home} className="target font-display logo">
      <LogoMark />
      <span>
        {first}
        {second && (
          <>
            {' '}
            <br />
            {second}
          </>
        )}
      </span>
    </a>
  )
}
