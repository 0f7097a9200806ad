import { buildWhenStale } from '../../scripts/build-state.ts'

/** Servers of tests run the build: it must be of these sources. */
export default function setUp(): void {
  buildWhenStale()
}
