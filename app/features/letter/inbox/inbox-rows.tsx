import type { ReactNode } from 'react'
import { valueText } from '#app/domain/notices/notice.ts'
import { typography } from '#app/domain/text/typography.ts'
import { ExternalLink } from '#app/ui/components/external-link.tsx'
import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import type { LetterNotice } from '../letter.ts'
import { NoticeBadge, NoticeTimeLabel, ReasonChip, Remark } from '../notice-parts.tsx'
import { dateLabel, dateText } from '../notice-texts.ts'

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
      <summary data-time-type={notice.time.type} className="inbox-row">
        <div className="inbox-time [grid-area:time]">
          <NoticeTimeLabel notice={notice} today={today} />
        </div>
        <div className="min-w-0 self-end [grid-area:text]">
          <p className="leading-snug font-semibold">{typography(notice.title)}</p>
          <p className="mt-0.5 text-sm text-ink-3 max-sm:hidden">{typography(notice.buyer)}</p>
        </div>
        <p className="inbox-kind sm:self-start">
          <NoticeBadge notice={notice} />
        </p>
        <Icon
          name="chevron-down"
          className="size-5 text-ink-3 transition-transform [grid-area:icon] group-open/row:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-5 sm:pr-16 sm:pl-[calc(9.25rem+2.75rem)]">
        <dl className="inbox-facts">
          {notice.code && (
            <Fact name="BVPŽ kodas">
              <a href={urls.cpvCode(notice.code)} className="link whitespace-nowrap tabular-nums">
                {notice.code}
              </a>{' '}
              {notice.codeName}
            </Fact>
          )}
          <Fact name="Pirkėjas">{typography(notice.buyer)}</Fact>
          <Fact name={dateLabel(notice)}>{dateText(notice, today)}</Fact>
          <Fact name="Vertė">{valueText(notice) ?? (notice.url ? 'žr. skelbime' : 'nenurodyta')}</Fact>
          {notice.notes && notice.notes.length > 0 && (
            <Fact name="Dar žinoma">{notice.notes.join('; ')}</Fact>
          )}
          {notice.winner && <Fact name="Laimėtojas">{typography(notice.winner)}</Fact>}
          {notice.url && (
            <Fact name="Skelbimas">
              <ExternalLink href={notice.url} className="link list-target">
                {new URL(notice.url).hostname}
              </ExternalLink>
            </Fact>
          )}
          {notice.reason && (
            <Fact name="Kodėl įtraukta">
              <ReasonChip reason={notice.reason} />
            </Fact>
          )}
        </dl>
        {notice.remark && <Remark text={notice.remark} />}
      </div>
    </details>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
