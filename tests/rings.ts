/**
 * What only `npm run test:rest` runs: what kills, floods or freezes a server, waits for a proxy, or tries many hostile
 * inputs. `npm test` runs all other Vitest files.
 */
export const REST = {
  database: [
    '**/{backup,faulty-sources,lead-list-many,mail-digests,mail-outage}.db.test.ts',
    '**/{sample-flood,sample-limits}.db.test.ts',
  ],
  server: [
    'tests/abuse/**/*.test.ts',
    'tests/server/{alarms,backup,build-release,command-help,container,costly-addresses,cpv-pages,doctor,failed-build}.test.ts',
    'tests/server/{foreign-database,honest-requests,leads-command,leads-command-many,many-machines}.test.ts',
    'tests/server/{nightly-backup,private-files,proxied-site,proxied-staff,restore,restore-kit,rolling-restart}.test.ts',
    'tests/server/{sample-account,submission-limits,unexpected-end,upgrade}.test.ts',
  ],
  faults: ['tests/faults/**/*.test.ts'],
}

/**
 * Journeys, as visitors make them over HTTPS to a host name (`tls`) or as in development (`plain`). `npm test` runs the
 * main ones; whatever is not listed is plain and runs in `npm run test:rest`.
 */
export const JOURNEYS = {
  main: {
    plain: ['figures', 'first-load', 'real-letter', 'value'],
    tls: ['articles', 'cpv-browser', 'home', 'lead', 'letter'],
  },
  rest: { tls: ['campaign', 'cpv-basket', 'lead-codes', 'lead-in-place', 'usage'] },
}
