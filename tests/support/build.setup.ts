import { buildWhenStale } from '../../tools/build-state.ts'
import { prepareDataDir } from './site-server.ts'

/** Servers of tests run the build: it must be of these sources. */
export default function setUp(): Promise<() => Promise<void>> {
  buildWhenStale()
  return prepareDataDir()
}
