import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { templateTexts } from './tools/vite/template-texts.ts'

const QUICK_DRIZZLE = new URL('tests/support/quick-drizzle.ts', import.meta.url).href
const SERVER_TESTS = ['tests/server/**/*.test.ts', 'tests/abuse/**/*.test.ts']
const FAULT_TESTS = 'tests/faults/**/*.test.ts'
const DATABASE_TESTS = '**/*.db.test.ts'
/** Of the others, what has a long form too. */
const LONG_SERVER_TESTS = [
  'tests/server/{container,cpv-pages,failed-build}.test.ts',
  'tests/abuse/**/*.test.ts',
]
const LONG_DATABASE_TESTS = '**/{mail-outage,sample-flood}.db.test.ts'
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

/** `npm run test:long` is the mode `long`: the long forms. */
export default defineConfig(({ mode }) => {
  const isLong = mode === 'long'
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
            exclude: isLong ? ['**'] : [...OUTSIDE, DATABASE_TESTS, ...SERVER_TESTS, FAULT_TESTS],
          },
        },
        {
          test: {
            name: 'database',
            include: [isLong ? LONG_DATABASE_TESTS : DATABASE_TESTS],
            exclude: OUTSIDE,
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
            include: isLong ? LONG_SERVER_TESTS : SERVER_TESTS,
            globalSetup: 'tests/support/build.setup.ts',
            isolate: false,
            ...PATIENCE,
            sequence: { groupOrder: 1 },
          },
        },
        {
          test: {
            name: 'faults',
            include: [FAULT_TESTS],
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
