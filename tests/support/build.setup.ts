import { buildWhenStale } from '../../tools/build-state.ts'
import { TEMPLATE_DIR } from './data-dir.ts'
import { prepareDataDir } from './site-server.ts'

/** Servers of tests run the build: it must be of these sources. Once for all projects of a run. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[TEMPLATE_DIR] !== undefined) return
  buildWhenStale()
  return prepareDataDir()
}
