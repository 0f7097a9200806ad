import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { REST } from './tests/rings.ts'
import { templateTexts } from './tools/vite/template-texts.ts'

const QUICK_DRIZZLE = new URL('tests/support/quick-drizzle.ts', import.meta.url).href
const SERVER_TESTS = ['tests/server/**/*.test.ts', 'tests/abuse/**/*.test.ts']
const DATABASE_TESTS = ['**/*.db.test.ts']
/** Of the others, what has a long form too. */
const LONG_SERVER_TESTS = [
  'tests/server/{build-release,container,cpv-pages,failed-build}.test.ts',
  'tests/abuse/**/*.test.ts',
]
const LONG_DATABASE_TESTS = ['**/{mail-outage,sample-flood}.db.test.ts']
/** Tests assert no times, so a busy machine is not a failure: there the start of a server takes a minute or two. */
const PATIENCE = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 120_000 } } }
const OUTSIDE = ['**/node_modules/**', 'build/**']

const PROJECT_ORDER = ['faults', 'server', 'database']

/** Files that take minutes begin first: at the end no worker is left waiting for one. */
class SlowProjectsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => place(a) - place(b))
  }
}

function place({ project }: TestSpecification): number {
  return PROJECT_ORDER.indexOf(project.name)
}

/**
 * Without a mode every file may run. The modes: `main` is `npm test`, `rest` is `npm run test:rest`, `long` is
 * `npm run test:long`, the long forms.
 */
export default defineConfig(({ mode }) => {
  const filesOf = (all: string[], rest: string[], long: string[]) => ({
    include: { rest, long }[mode] ?? all,
    exclude: mode === 'main' ? [...OUTSIDE, ...rest] : OUTSIDE,
    // A file of the rest does what a busy machine may upset; what passed only the second time is named at the end.
    retry: mode === 'rest' ? 1 : 0,
  })
  return {
    test: {
      // Tests of servers wait a third of their time: four workers more than the two cores of CI keep both busy.
      maxWorkers: 6,
      execArgv: ['--import', QUICK_DRIZZLE],
      sequence: { sequencer: SlowProjectsFirst },
      projects: [
        {
          plugins: [templateTexts()],
          test: {
            name: 'unit',
            ...PATIENCE,
            // Loading the modules anew for each of two hundred files takes as long as the tests.
            isolate: false,
            // They never wait: a worker more than there are cores would only load all modules once more.
            maxWorkers: 2,
            sequence: { groupOrder: 0 },
            // Without it the addresses of style sheets are empty.
            css: true,
            setupFiles: 'tests/support/default-facts.setup.ts',
            include: ['**/*.test.{ts,tsx}'],
            exclude:
              mode === 'rest' || mode === 'long'
                ? ['**']
                : [...OUTSIDE, ...DATABASE_TESTS, ...SERVER_TESTS, ...REST.faults],
          },
        },
        {
          test: {
            name: 'database',
            ...filesOf(DATABASE_TESTS, REST.database, LONG_DATABASE_TESTS),
            globalSetup: 'tests/support/database.setup.ts',
            // The database library takes a second to load: once per worker, not once per file.
            isolate: false,
            ...PATIENCE,
            sequence: { groupOrder: 1 },
          },
        },
        {
          test: {
            name: 'server',
            ...filesOf(SERVER_TESTS, REST.server, LONG_SERVER_TESTS),
            globalSetup: 'tests/support/build.setup.ts',
            isolate: false,
            ...PATIENCE,
            sequence: { groupOrder: 1 },
          },
        },
        {
          test: {
            name: 'faults',
            ...filesOf(REST.faults, REST.faults, REST.faults),
            globalSetup: 'tests/support/build.setup.ts',
            isolate: false,
            ...PATIENCE,
            testTimeout: 30 * 60_000,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  }
})
