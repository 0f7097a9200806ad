import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const SERVER_TESTS = ['tests/server/**/*.test.ts', 'tests/abuse/**/*.test.ts']
/** `--mode long` (npm run test:faults, npm run test:soak) lets them run at full length. */
const FAULT_TESTS = ['tests/faults/**/*.test.ts', 'tests/soak/**/*.test.ts']
const DATABASE_TESTS = '**/*.db.test.ts'
/** Tests assert no times, so a busy machine is not a failure: there the start of a server takes a minute or two. */
const PATIENCE = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 120_000 } } }
const OUTSIDE = ['**/node_modules/**', 'build/**']

const PROJECT_ORDER = ['faults', 'server', 'database', 'unit']

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

export default defineConfig({
  test: {
    // Tests of servers wait for processes of their own: two workers more than the two cores of CI keep both busy.
    maxWorkers: 4,
    sequence: { sequencer: SlowProjectsFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...PATIENCE,
          // Loading the modules anew for each of two hundred files takes as long as the tests.
          isolate: false,
          // Without it the addresses of style sheets are empty.
          css: true,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...OUTSIDE, DATABASE_TESTS, ...SERVER_TESTS, ...FAULT_TESTS],
        },
      },
      {
        test: {
          name: 'database',
          include: [DATABASE_TESTS],
          exclude: OUTSIDE,
          globalSetup: 'tests/support/database.setup.ts',
          // The database library takes a second to load: once per worker, not once per file.
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          include: SERVER_TESTS,
          globalSetup: 'tests/support/build.setup.ts',
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'faults',
          include: FAULT_TESTS,
          globalSetup: 'tests/support/build.setup.ts',
          isolate: false,
          ...PATIENCE,
          testTimeout: 30 * 60_000,
        },
      },
    ],
  },
})
