import { buildWhenStale } from '../../tools/build-state.ts'
import { TEMPLATE_DIR } from './data-dir.ts'
import { prepareDataDir } from './site-server.ts'

/** Runs once for all projects: test servers run the build, which must be up to date. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[TEMPLATE_DIR] !== undefined) return
  buildWhenStale()
  return prepareDataDir()
}
