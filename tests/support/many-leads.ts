import type { OpenDatabase } from '#app/infra/database/database.server.ts'

const PATIENCE_MS = 600_000
const SYLLABLES = '{ba,de,gi,jo,ka,lu,ma,ne,pa,ra,sa,ta,vi,že,ąž,uo,la,ri,sta,mo}'

/** Leads of two years, of which 300 are new, 40 wait for a promised call and all others were handled. */
export async function storeManyLeads(pool: OpenDatabase['pool'], count: number): Promise<void> {
  const word = (seed: number) =>
    `initcap(${[7, 13, 31].map((factor, n) => syllable(`i * ${factor} + ${seed + n}`)).join(' || ')} || 's')`
  const run = (text: string) => {
    const statement = { text, query_timeout: PATIENCE_MS }
    return pool.query(statement)
  }
  await run(`
    insert into leads (reference, company_code, company, name, phone, email, industry, activity, referral_source,
      privacy_consent, mail_state, created_at, contact_by, wants, utm_campaign, status, status_by, again_at, tender_reference)
    select upper(substr(md5(i::text), 1, 4) || '-' || substr(md5(i::text), 5, 4)), (300000000 + i)::text,
      'UAB „' || ${word(1)} || ' ' || ${word(4)} || '“', ${word(9)},
      '+3706' || lpad((i::bigint * 7919 % 10000000)::text, 7, '0'),
      'vardas' || i || '@' || case when i % 3 = 0 then 'gmail.com' else 'imone' || i || '.lt' end,
      'stogai', case when i % 9 = 0 then 'specific' else 'active' end, 'Kita', true,
      case when i % 50 = 7 then 'quarantined' else 'sent' end,
      now() - make_interval(secs => i * 63000000.0 / ${count}), case when i % 7 = 0 then 'phone' else '' end,
      (case when i % 2 = 0 then '{offer}' else '{offer,sample}' end)::text[],
      case when i % 40 = 0 then 'ruduo' when i % 4 = 0 then 'paieska' else '' end,
      case when i <= 300 or i % 50 = 7 then 'new' when i <= 340 then 'no_answer' when i % 3 = 0 then 'won' else 'reached' end,
      'Ona', case when i between 301 and 340 then now() + make_interval(mins => i) end, (600000 + i)::text
    from generate_series(1, ${count}) as i
    on conflict do nothing`)
  await run('vacuum (analyze) leads')
}

function syllable(number: string): string {
  return `('${SYLLABLES}'::text[])[1 + abs(hashint4(${number})) % 20]`
}
