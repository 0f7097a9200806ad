import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true })

test.each(['database', 'backup', 'site'])(
  'the container of %s writes only where it has to, gets no new rights, and has a limit of memory',
  (name) => {
    expect(services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: '512m',
      tmpfs: expect.arrayContaining(['/tmp']),
    })
  },
)

test('no port of compose.yaml is open to other machines', () => {
  const ports = Object.values<{ ports?: string[] }>(services).flatMap(({ ports = [] }) => ports)

  expect(ports).toHaveLength(2)
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
})

test('the backup of compose.yaml reads the data of the site, by the scripts of deploy/, and the site sees the backups', () => {
  const { command, volumes, environment } = services.backup

  expect(command).toBe('sh /deploy/backup.sh')
  expect(volumes).toEqual(['./deploy:/deploy:ro', './backups:/backups', 'data:/data'])
  expect(services.site.volumes).toEqual(['data:/data', './backups:/backups:ro'])
  expect(services.site.environment.BACKUP_DIR).toBe('/backups')
  expect(environment).toMatchObject({
    PGHOST: 'database',
    PGUSER: 'site_owner',
    DATA_DIR: '/data',
    BACKUP_DIR: '/backups',
  })
})
