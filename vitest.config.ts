import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const SERVER_TESTS = 'tests/server/**/*.test.ts'
const DATABASE_TESTS = '**/*.db.test.ts'
const OUTSIDE = ['**/node_modules/**', 'build/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...OUTSIDE, DATABASE_TESTS, SERVER_TESTS],
        },
      },
      databaseProject('pglite'),
      databaseProject('postgres'),
      {
        test: {
          name: 'server',
          include: [SERVER_TESTS],
          globalSetup: 'tests/support/build.setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

function databaseProject(databaseKind: 'pglite' | 'postgres'): TestProjectInlineConfiguration {
  return {
    test: {
      name: `db-${databaseKind}`,
      include: [DATABASE_TESTS],
      exclude: OUTSIDE,
      provide: { databaseKind },
      globalSetup: [
        'tests/support/temporary.setup.ts',
        ...(databaseKind === 'postgres' ? ['tests/support/postgres.setup.ts'] : []),
      ],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
}
