import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { findProgram } from './support/find-program.ts'
import { folderOfFile } from './support/kept-until.ts'

type Values = Record<string, number | 'NaN' | 'grows'>

const RULES = resolve('deploy/alerts.yml')
const DAY = 24 * 60
const END = 2 * DAY

const WELL: Values = {
  'up{job="site"}': 1,
  'site_ready{check="database"}': 1,
  'leads{mail_state="pending"}': 1,
  'leads{mail_state="quarantined"}': 3,
  'leads{mail_state="sent"}': 300,
  leads_mailed_unstored_total: 0,
  lead_mail_oldest_undelivered_seconds: 20,
  'lead_submissions_total{result="failed"}': 0,
  site_office_open: 1,
  site_backup_newest_seconds: 20 * 3_600,
  site_disk_free_bytes: 5e9,
  site_certificate_expires_seconds: 30 * DAY * 60,
  notices_newest_complete_working_seconds: 3_600,
  'notices_ingests_total{result="incomplete"}': 0,
  'notices_rows_total{result="rejected"}': 0,
}

const CAUSES: Record<string, Values> = {
  SiteDown: { 'up{job="site"}': 0 },
  SiteNotReady: { 'site_ready{check="database"}': 0 },
  LeadsNotStored: { leads_mailed_unstored_total: 'grows' },
  LeadMailLate: { lead_mail_oldest_undelivered_seconds: 610 },
  LeadMailOverdue: { lead_mail_oldest_undelivered_seconds: 1_900, 'leads{mail_state="pending"}': 0 },
  LeadsRefused: { 'lead_submissions_total{result="failed"}': 'grows' },
  ManyQuarantined: { 'leads{mail_state="quarantined"}': 'grows' },
  ManyLeads: { 'leads{mail_state="sent"}': 'grows' },
  BackupOld: { site_backup_newest_seconds: 27 * 3_600 },
  BackupMissing: { site_backup_newest_seconds: 'NaN' },
  DiskAlmostFull: { site_disk_free_bytes: 0.9e9 },
  CertificateEnds: { site_certificate_expires_seconds: 13 * DAY * 60 },
  NoticesOld: { notices_newest_complete_working_seconds: 37 * 3_600 },
  NoticesIncomplete: { 'notices_ingests_total{result="incomplete"}': 'grows' },
  NoticesRejected: { 'notices_rows_total{result="rejected"}': 'grows' },
}

test('each alarm of deploy/alerts.yml has a cause here', () => {
  const [{ rules }] = parse(readFileSync(RULES, 'utf8')).groups

  expect(rules.map(({ alert }: { alert: string }) => alert)).toEqual(Object.keys(CAUSES))
})

describe.skipIf(isPrometheusMissing())('by the word of Prometheus', () => {
  const folder = folderOfFile()

  test('the rules are right', () => {
    expect(spawnSync('promtool', ['check', 'rules', RULES])).toMatchObject({ status: 0 })
  })

  test('no alarm fires while all is well', () => {
    expectAlarms({}, [])
  })

  test.each(Object.entries(CAUSES))('%s fires, and no other, when its cause is made', (alarm, cause) => {
    expectAlarms(cause, [alarm])
  })

  test('a mail that is late by ten minutes raises no alarm while the office is closed', () => {
    expectAlarms({ ...CAUSES.LeadMailLate, site_office_open: 0 }, [])
  })

  test('quarantined requests that wait for their digest raise no alarm', () => {
    expectAlarms({ ...CAUSES.LeadMailLate, 'leads{mail_state="pending"}': 0 }, [])
  })

  /** `promtool` compares the alarms that fire at the end. */
  function expectAlarms(cause: Values, alarms: readonly string[]): void {
    const series = Object.entries({ ...WELL, ...cause }).map(([metric, value]) => ({
      series: metric,
      values: value === 'grows' ? `0+1x${END}` : `${value}+0x${END}`,
    }))
    const firing = {
      expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
      eval_time: `${END}m`,
      exp_samples: alarms.map((alarm) => ({ labels: `{alertname="${alarm}"}`, value: 1 })),
    }
    const file = join(folder, 'test.yml')
    const tests = [{ interval: '1m', input_series: series, promql_expr_test: [firing] }]
    writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '30m', tests }))
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })

    expect(status, stdout + stderr).toBe(0)
  }
})

function isPrometheusMissing(): boolean {
  const isMissing = findProgram('promtool') === null
  if (isMissing) console.warn('promtool is not installed: the alarms of deploy/ are not tried.')
  return isMissing
}
