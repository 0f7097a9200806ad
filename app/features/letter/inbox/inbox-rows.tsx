import { typography } from '#app/shared/text/typography.ts'
import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import type { LetterNotice } from '../letter.ts'
import { NoticeBadge, NoticeTimeLabel, ReasonChip, Remark } from '../notice-parts.tsx'
import { dateLabel, dateText, valueText } from '../notice-texts.ts'

interface InboxRowsProps {
  notices: readonly LetterNotice[]
  today: string
}

export function InboxRows({ notices, today }: InboxRowsProps) {
  return (
    <ul>
      {notices.map((notice) => (
        <li key={notice.id} data-reason={notice.reason?.type} className="border-b border-line last:border-0">
          <InboxRow notice={notice} today={today} />
        </li>
      ))}
    </ul>
  )
}

function InboxRow({ notice, today }: { notice: LetterNotice; today: string }) {
  return (
    <details className="group/row">
      <summary className="inbox-row">
        <div className="inbox-time [grid-area:time]">
          <NoticeTimeLabel notice={notice} today={today} />
        </div>
        <div className="min-w-0 self-end [grid-area:text]">
          <p className="leading-snug font-semibold">{typography(notice.title)}</p>
          <p className="mt-0.5 text-sm text-ink-3 max-sm:hidden">{typography(notice.buyer)}</p>
        </div>
        <p className="sm:self-start [grid-area:kind]">
          <NoticeBadge kind={notice.kind} />
        </p>
        <Icon
          name="chevron-down"
          className="size-5 text-ink-3 transition-transform [grid-area:icon] group-open/row:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-5 sm:pr-16 sm:pl-[calc(8rem+2.75rem)]">
        <dl className="inbox-facts">
          <dt>BVPŽ kodas</dt>
          <dd>
            <a href={urls.cpvCode(notice.code)} className="link tabular-nums">
              {notice.code}
            </a>{' '}
            {notice.codeName}
          </dd>
          <dt>Pirkėjas</dt>
          <dd>{typography(notice.buyer)}</dd>
          <dt>{dateLabel(notice)}</dt>
          <dd>{dateText(notice)}</dd>
          <dt>Vertė</dt>
          <dd>{valueText(notice) ?? (notice.url ? 'žr. skelbime' : 'nenurodyta')}</dd>
          {notice.winner && (
            <>
              <dt>Laimėtojas</dt>
              <dd>{typography(notice.winner)}</dd>
            </>
          )}
          {notice.url && (
            <>
              <dt>Skelbimas</dt>
              <dd>
                <ExternalLink href={notice.url} className="link list-target">
                  {new URL(notice.url).hostname}
                </ExternalLink>
              </dd>
            </>
          )}
          {notice.reason && (
            <>
              <dt>Kodėl laiške</dt>
              <dd>
                <ReasonChip reason={notice.reason} />
              </dd>
            </>
          )}
        </dl>
        {notice.remark && <Remark text={notice.remark} />}
      </div>
    </details>
  )
}
