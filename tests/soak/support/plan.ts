import { longOrShort } from '../../faults/support/test-length.ts'

/** Five minutes a database in `npm run test:long`, seconds in `npm test`; SOAK_SECONDS sets another length. */
export const SECONDS = Number(process.env.SOAK_SECONDS ?? longOrShort(300, 12))
/** Caches fill and the compiler is busy; then levels are read. */
export const WARM_UP_SECONDS = Math.min(90, SECONDS / 4)
/** The first one after the warm-up and the last one are compared. */
export const PERIOD_SECONDS = Math.min(60, SECONDS / 4)
export const VISITS_PER_SECOND = longOrShort(1.5, 1)
/** How long people read and type, as a share of what the long form allows them. */
export const READING_TIME_SHARE = longOrShort(1, 0.3)
/** In `npm test` other tests run at the same time. */
export const ATTACKS_PER_SECOND = longOrShort(45, 18)

/** In a run of seconds, growth is mostly noise of the garbage collector. */
export const MAX_MEMORY_GROWTH = longOrShort(1.15, 1.5)
export const MAX_P99_MS = 500
/** However costly the pages are that others ask for: health checks and leads go first. */
export const MAX_HEALTH_MS = 1_000
export const MAX_LEAD_P99_MS = 2_000
/** Below `--max-old-space-size`, which `npm start` sets to 256 MB. */
export const HEAP_CEILING = 200e6
