import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** One directory for everything that the tests of a project leave on disk. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'tests-'))
  project.provide('temporaryDirectory', directory)
  return () => rm(directory, { recursive: true, force: true })
}
